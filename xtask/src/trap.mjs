// Lets a module's panics end in a trap at once. In a browser nobody hears what a panic says, and it ends in a trap in any case; so what it
// says need not be put together, nor be sent.
import { readFileSync, writeFileSync } from "node:fs";
import binaryen from "../../web/node_modules/binaryen/index.js";

/** What panics are made with, in the standard library. */
const PANICS = /^(core|alloc|std|__rustc)\[?.*(panicking|unwrap_failed|expect_failed|_fail$|handle_error|handle_alloc_error|capacity_overflow|rust_panic|begin_unwind)/;
const { BulkMemory, BulkMemoryOpt, CallIndirectOverlong, Multivalue, MutableGlobals, NontrappingFPToInt, ReferenceTypes, SignExt } = binaryen.Features;

const [file] = process.argv.slice(2);
const module = binaryen.readBinary(readFileSync(file));
module.setFeatures(BulkMemory | BulkMemoryOpt | CallIndirectOverlong | Multivalue | MutableGlobals | NontrappingFPToInt | ReferenceTypes | SignExt);
let trapped = 0;
for (let index = 0; index < module.getNumFunctions(); index += 1) {
  const found = module.getFunctionByIndex(index);
  const { name, module: imported } = binaryen.getFunctionInfo(found);
  if (imported || !PANICS.test(name)) continue;
  binaryen.Function(found).body = module.unreachable();
  trapped += 1;
}
if (trapped === 0) throw new Error(`no panics are found in ${file}: are its names there?`);
writeFileSync(file, module.emitBinary());
