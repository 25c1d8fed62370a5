// Other rooms on the same server, in which somebody guesses all the time, so that nobody is measured in an empty house.

/** Twelve symbols in eight places: nobody finds it, so that a match lasts. */
export const LONG = {
  entry: "custom",
  settings: { t: "code", d: { variant: { t: "custom", d: { space: { symbols: 12, length: 8, repeats: true }, attempts: 20, seconds: null } }, mode: "versus", rounds: 20 } },
};

/** Runs in a page: sits down in a room, or in rooms of one's own against a bot, and guesses once a second in each. */
async function play({ code, rooms, game, bot }) {
  const house = { public: false, locked: false, watchers: true, chat: false, stand_ins: false, host_paced: false, at_once: true };
  const ask = (path, body) => fetch(`/api/v1${path}`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }).then((answer) => answer.json());
  globalThis.guesses ??= 0;
  await ask("/session", {});

  async function sitDown(code) {
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/v1/rooms/${code}/socket`);
    let [number, round] = [0, 1];
    const say = (t, d) => socket.send(JSON.stringify({ t, d }));
    const act = (what) => say("do", { n: (number += 1), what });
    await new Promise((resolve, reject) => {
      socket.onopen = () => say("hello", { protocol: 1, name: "somebody", client: 1 });
      socket.onerror = reject;
      socket.onmessage = ({ data }) => {
        const { t, d } = JSON.parse(data);
        if (t === "welcome") resolve();
        round = d.news?.d.change?.progress?.round ?? round;
        if (t === "answer" && d.outcome.t === "done") globalThis.guesses += 1;
      };
    });
    setInterval(() => {
      const letters = Array.from({ length: 8 }, (_, place) => "ABCDEFGHIJKL"[(number >> place) % 12]).join("");
      act({ t: "act", d: { game: 1, round, action: { t: "code", d: { t: "guess", d: letters } } } });
    }, 1000);
    return act;
  }

  if (code) return void (await sitDown(code));
  for (let room = 0; room < rooms; room += 1) {
    const act = await sitDown((await ask("/rooms", { games: [game], house })).code);
    act({ t: "add_bot", d: bot });
    act({ t: "start" });
  }
}

/** Rooms that one person plays in: fewer than the house lets anybody open. */
const EACH = 5;

/** So many rooms that are played in until the company leaves. */
export async function company(browser, address, rooms) {
  const people = Array.from({ length: Math.ceil(rooms / EACH) }, async () => {
    const context = await browser.newContext({ baseURL: address, serviceWorkers: "block" });
    const page = await context.newPage();
    await page.goto("/about");
    await page.evaluate(play, { rooms: EACH, game: LONG, bot: "random" });
    return { context, page };
  });
  const all = await Promise.all(people);
  return {
    join: (code) => all[0].page.evaluate(play, { code }),
    guesses: async () => (await Promise.all(all.map(({ page }) => page.evaluate(() => globalThis.guesses)))).reduce((sum, one) => sum + one, 0),
    leave: () => Promise.all(all.map(({ context }) => context.close())),
  };
}
