// How the tests play: what a player would do with the keyboard, and what they would know.

/** Whether a code fits everything that was answered. */
export function fits(code, clues) {
  return clues.every(({ guess, exact, misplaced }) => {
    const same = [...guess].filter((symbol, place) => symbol === code[place]).length;
    const count = (row, symbol) => [...row].filter((one) => one === symbol).length;
    const both = [...new Set(guess)].reduce((sum, symbol) => sum + Math.min(count(code, symbol), count(guess, symbol)), 0);
    return same === exact && both - same === misplaced;
  });
}

/** All codes over some keys, in order. */
export function* codes(keys, length, repeats, row = "") {
  if (row.length === length) yield row;
  else for (const key of keys) if (repeats || !row.includes(key)) yield* codes(keys, length, repeats, row + key);
}

/** A board takes the focus when it can be played. */
export async function ready(page) {
  await page.locator("[role=gridcell]:focus").waitFor();
}

/** So does Numble. */
export async function readyNumble(page) {
  await page.locator("section.play:focus").waitFor();
}

/** What the last guess earned, as the page says it. */
export async function lastMarks(page, number) {
  const row = page.locator("[role=table] [role=row]").nth(number - 1);
  await row.waitFor();
  const said = await row.locator(".vh").last().textContent();
  const [exact, misplaced] = said.match(/\d+/g).map(Number);
  return { exact, misplaced };
}

/** Plays a code game to its end with the keyboard alone; answers the guesses it took. */
export async function solve(page, { keys, length, repeats, most }) {
  const clues = [];
  const all = [...codes(keys, length, repeats)];
  await ready(page);
  for (let number = 1; number <= most; number += 1) {
    const left = all.filter((code) => fits(code, clues));
    const guess = left[Math.floor(left.length / 2)];
    for (const key of guess) await page.keyboard.press(key);
    await page.keyboard.press("Enter");
    const marks = await lastMarks(page, number);
    clues.push({ guess, ...marks });
    if (marks.exact === length) return clues;
  }
  return clues;
}

/** Axe's findings of levels A and AA, in words. */
export async function findings(page, axe) {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() =>
    globalThis.axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] }),
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map((node) => node.html.slice(0, 120)).join(" | ")}`);
}
