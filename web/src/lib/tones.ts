/** Soft wooden sounds, made as they are heard. */

import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

function tone(from: number, length: number, after = 0, to = from): void {
  context ??= new AudioContext();
  const start = context.currentTime + after;
  const gain = context.createGain();
  const wave = context.createOscillator();
  wave.type = "triangle";
  wave.frequency.setValueAtTime(from, start);
  wave.frequency.exponentialRampToValueAtTime(to, start + length);
  gain.gain.setValueAtTime(settings.volume * 0.4, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  wave.connect(gain).connect(context.destination);
  wave.start(start);
  wave.stop(start + length);
}

export const tones = {
  place: () => tone(330, 0.04, 0, 220),
  remove: () => tone(220, 0.03),
  marks: (exact: number, misplaced: number) => {
    for (let peg = 0; peg < exact; peg += 1) tone(523, 0.09, peg * 0.09);
    for (let peg = 0; peg < misplaced; peg += 1) tone(392, 0.07, (exact + peg) * 0.09);
  },
  win: () => [523, 659, 784].forEach((pitch, index) => tone(pitch, 0.18, index * 0.14)),
  loss: () => [330, 262].forEach((pitch, index) => tone(pitch, 0.22, index * 0.18)),
  tick: () => tone(262, 0.05),
  begin: () => [440, 587].forEach((pitch, index) => tone(pitch, 0.14, index * 0.12)),
  join: () => tone(587, 0.05),
};
