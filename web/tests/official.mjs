// Games that the server keeps: played by a page's own person through the API, as any client would, since what is tested is what comes
// of them.

/** In the page: plays in the room with this code until the match is over, by keeping to what is possible; or to what is not. */
async function play({ code, entry, seats = 1, lose = false, name = "Tester" }) {
  const count = (letters, letter) => [...letters].filter((other) => other === letter).length;
  const fits = (secret, { guess, feedback }) => {
    const exact = [...guess].filter((letter, place) => letter === secret[place]).length;
    const both = [...new Set(guess)].reduce((sum, letter) => sum + Math.min(count(guess, letter), count(secret, letter)), 0);
    return exact === feedback.exact && both - exact === feedback.misplaced;
  };
  const codes = ({ symbols, length, repeats }, row = "") => {
    if (row.length === length) return [row];
    const letters = Array.from({ length: symbols }, (_, symbol) => String.fromCharCode(65 + symbol));
    return letters.filter((letter) => repeats || !row.includes(letter)).flatMap((letter) => codes({ symbols, length, repeats }, row + letter));
  };
  const EQUATIONS = ["12 + 34 = 46", "56 - 17 = 39", "8 * 12 = 96", "90 / 15 = 6", "73 + 25 = 98", "64 - 58 = 6"];
  const clues = [];
  const next = ({ board }) => {
    if (entry === "numble") return EQUATIONS[clues.length];
    const left = codes(board.space).filter((secret) => clues.every((clue) => fits(secret, clue)) !== lose);
    return left[Math.floor(left.length / 2)] ?? codes(board.space)[0];
  };
  const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/v1/rooms/${code}/socket`);
  const send = (t, d) => socket.send(JSON.stringify({ t, d }));
  let asked = 0;
  const ask = (what) => send("do", { n: (asked += 1), what });
  await new Promise((resolve, reject) => {
    let [seen, seat, started] = [null, null, false];
    const guess = () => {
      const action = { t: entry === "numble" ? "numble" : "code", d: { t: "guess", d: next(seen) } };
      ask({ t: "act", d: { game: 1, round: 1, action } });
    };
    const look = ({ room, you }) => {
      if (!room || started || room.host !== you || room.members.length < seats) return;
      started = true;
      ask({ t: "start" });
    };
    let you = null;
    socket.onclose = ({ code }) => reject(new Error(`closed with ${code}`));
    socket.onopen = () => send("hello", { protocol: 1, name });
    socket.onmessage = ({ data }) => {
      const { t, d } = JSON.parse(data);
      if (t === "refused" || d.outcome?.t === "refused") reject(new Error(JSON.stringify(d)));
      if (t === "welcome") {
        you = d.you;
        look({ room: d.snapshot?.room, you });
      }
      if (t !== "frame") return;
      look({ room: d.room, you });
      if (d.play && !seen) {
        [seen, seat] = [d.play.d.view.game, d.play.d.seat];
        guess();
      }
      const told = (d.news?.d.told ?? []).map((event) => event.d);
      const earned = told.find((event) => event?.t === "guess_evaluated" && event.d.seat === seat)?.d;
      if (earned) clues.push(earned);
      const over = (event) => event?.t === "game_finished";
      const solved = entry === "numble" ? earned?.solved : earned?.feedback.exact === seen?.board.space.length;
      const done = solved || clues.length >= (seen?.board?.attempts ?? 6);
      if (told.some(over)) resolve();
      else if (earned && !done) guess();
    };
  });
  socket.close();
  const [last] = await (await fetch("/api/v1/me/history?limit=1")).json();
  return last.id;
}

/** In the page: asks the API for something. */
async function post([path, body]) {
  const response = await fetch(`/api/v1${path}`, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** Plays alone for a result that counts; answers the match's id. */
export async function playOfficially(page, entry = "classic", { lose = false } = {}) {
  await page.evaluate(post, ["/session", {}]);
  const { code } = await page.evaluate(post, ["/solo", { game: entry }]);
  return page.evaluate(play, { code, entry, lose });
}

/** Plays today's Numble; the guesses are always the same and hardly ever right. */
export async function playDaily(page) {
  await page.evaluate(post, ["/session", {}]);
  const { code } = await page.evaluate(post, ["/daily", {}]);
  return page.evaluate(play, { code, entry: "numble" });
}

/** Two people race for one code in a room; answers the match's id. */
export async function playTogether(host, guest) {
  for (const page of [host, guest]) await page.evaluate(post, ["/session", {}]);
  const settings = { t: "code", d: { variant: { t: "classic" }, mode: "versus", rounds: 1 } };
  const house = { public: false, locked: false, watchers: false, chat: false, stand_ins: false, host_paced: false, at_once: true };
  const { code } = await host.evaluate(post, ["/rooms", { games: [{ entry: "classic", settings }], house }]);
  const hosted = host.evaluate(play, { code, entry: "classic", seats: 2, name: "Host" });
  const [id] = await Promise.all([hosted, guest.evaluate(play, { code, entry: "classic", seats: 2, lose: true, name: "Guest" })]);
  return id;
}
