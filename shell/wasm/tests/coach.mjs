// Plays a classic game in WebAssembly, lets the coach review it, and asks what is left and what is certain on the way.
// Needs target/wasm-node, which `cargo xtask wasm` builds.
import assert from "node:assert/strict";
import { createRequire } from "node:module";

const coach = createRequire(import.meta.url)("../../../target/wasm-node/whole.js");
const game = new coach.LocalMatch();
const ask = (t, d) => {
  const reply = JSON.parse(game.ask(JSON.stringify({ t, d })));
  assert.equal(reply.t, "stands", reply.d);
  return reply.d;
};
ask("begin", { settings: { t: "code", d: { variant: { t: "classic" }, mode: "solo" } }, bot: null, entropy: "07".repeat(32), began: 0 });

const variant = { t: "classic" };
const clues = [];
const position = () => JSON.stringify({ variant, clues });
let left = JSON.parse(coach.remaining(position()));
assert.deepEqual(left, { count: 1296, exact: true, margin: null, codes: null });
while (!clues.some(({ feedback }) => feedback.exact === 4)) {
  assert.ok(clues.length < 6, "the best play takes five guesses at most");
  const { guess } = JSON.parse(coach.advise(position()));
  const { play } = ask("act", { at: 1000 * (clues.length + 1), action: { t: "code", d: { t: "guess", d: guess } } });
  const { feedback } = play.d.view.game.attempts.at(-1);
  clues.push({ guess, feedback });
  const next = JSON.parse(coach.remaining(position()));
  assert.ok(next.count >= 1 && next.count < left.count);
  assert.equal(next.codes?.length ?? next.count, next.count);
  left = next;
  const certain = JSON.parse(coach.certainties(position()));
  assert.equal(certain.places.length, 4);
  assert.ok(certain.symbols.every(({ t }) => ["must", "can", "cannot"].includes(t)));
}
assert.deepEqual(left.codes, [clues.at(-1).guess]);
assert.equal(JSON.parse(coach.consistent(position())).consistent, true);
assert.equal(JSON.parse(coach.hints(position())).at(-1).guess, clues.at(-1).guess);

const journal = ask("tick", 1e6).saved;
const review = JSON.parse(coach.review(journal));
const [{ guesses, balance, secret }] = review.lines;
assert.equal(secret, clues.at(-1).guess);
const otherwise = JSON.parse(coach.what_if(JSON.stringify({ position: { variant, clues: [] }, secret, guess: secret })));
assert.deepEqual(otherwise.feedback, { exact: 4, misplaced: 0 });
assert.deepEqual(guesses.map(({ guess, feedback }) => ({ guess, feedback })), clues);
assert.ok(guesses.every(({ grade, loss, trust }) => grade === "best" && loss === 0 && trust === "exact"));
assert.equal(balance.skill, 99);
const [{ d }] = JSON.parse(coach.replay(journal)).rounds;
assert.deepEqual(d.view.game.attempts.map(({ guess }) => guess), clues.map(({ guess }) => guess));
const [{ round, turn, commitment, opening }] = d.pledges;
assert.equal(JSON.parse(coach.promised(JSON.stringify({ game: "code", round, turn, ...opening }))), commitment);
assert.throws(() => coach.review("nonsense"), (why) => why.includes("not a Cluehouse journal"));
console.log(`the coach reviewed ${guesses.length} guesses in WebAssembly`);
