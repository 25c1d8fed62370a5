/** What this device keeps: games in progress and finished ones, with their journals. Nothing leaves it by itself. */

export type Finished = {
  id: string;
  /** The entry of the catalogue. */
  entry: string;
  /** Which form of it: solo, practice, daily, archive, unlimited, reversed. */
  form: string;
  /** When it ended, in milliseconds since 1970. */
  at: number;
  won: boolean;
  guesses: number;
  /** How long it took, in milliseconds. */
  time: number;
  hints: number;
  /** The day of a Numble. */
  day?: string;
  /** Whether Numble's hard mode was on. */
  hard?: boolean;
  score?: number;
  journal: string;
};

export type InProgress = {
  /** Which game: one of each is kept. */
  slot: string;
  entry: string;
  /** The address that goes on with it. */
  path: string;
  used: number;
  of: number;
  at: number;
  room: string;
  /** The number its look comes from. */
  look?: number;
  /** The finished game it became, where it is only kept to be looked at. */
  done?: string;
};

const NAME = "cluehouse";

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("games", { keyPath: "id" });
      request.result.createObjectStore("progress", { keyPath: "slot" });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opened;
}

async function run<T>(store: string, mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const db = await database();
  return new Promise((resolve, reject) => {
    const transaction = db.transaction(store, mode);
    const request = work(transaction.objectStore(store));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}

export const keepGame = (game: Finished) => run("games", "readwrite", (store) => store.put(game));
export const game = (id: string) =>
  run("games", "readonly", (store) => store.get(id) as IDBRequest<Finished | undefined>);

/** Finished games, the last first. */
export async function games(): Promise<Finished[]> {
  const all = await run("games", "readonly", (store) => store.getAll() as IDBRequest<Finished[]>);
  return all.sort((a, b) => b.at - a.at);
}

export const keepProgress = (progress: InProgress) => run("progress", "readwrite", (store) => store.put(progress));
export const dropProgress = (slot: string) => run("progress", "readwrite", (store) => store.delete(slot));
export const progress = (slot: string) =>
  run("progress", "readonly", (store) => store.get(slot) as IDBRequest<InProgress | undefined>);

/** Games in progress, the last touched first. */
export async function allProgress(): Promise<InProgress[]> {
  const all = await run("progress", "readonly", (store) => store.getAll() as IDBRequest<InProgress[]>);
  return all.sort((a, b) => b.at - a.at);
}

/** Everything kept here, as a file. */
export async function exported(): Promise<string> {
  const file = { cluehouse: 1, games: await games(), settings: localStorage.getItem("cluehouse.settings") };
  return JSON.stringify(file);
}

/** Reads such a file; answers how many games were new. Nothing changes where it cannot be read. */
export async function imported(text: string): Promise<number> {
  const file = JSON.parse(text) as { cluehouse?: number; games?: Finished[] };
  const whole = (one: Finished) =>
    typeof one.id === "string" && typeof one.entry === "string" && typeof one.journal === "string" && Number.isFinite(one.at);
  if (file.cluehouse !== 1 || !Array.isArray(file.games) || !file.games.every(whole)) throw new Error("not a Cluehouse file");
  const known = new Set((await games()).map((one) => one.id));
  const fresh = file.games.filter((one) => !known.has(one.id));
  for (const one of fresh) await keepGame(one);
  return fresh.length;
}

/** Forgets everything this device keeps. */
export async function forget(): Promise<void> {
  (await database()).close();
  opened = null;
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase(NAME);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
    request.onblocked = () => resolve();
  });
  localStorage.clear();
}
