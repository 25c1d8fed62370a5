// Says how large a module is, as it is and as a server sends it.
import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";

const [name, file] = process.argv.slice(2);
const wasm = readFileSync(file);
const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: wasm.length };
const sent = brotliCompressSync(wasm, { params });
console.log(`${name}: ${(wasm.length / 1000).toFixed(1)} kB, ${(sent.length / 1000).toFixed(1)} kB as brotli`);
