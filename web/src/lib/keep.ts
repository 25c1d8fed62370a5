/** What this device keeps: games in progress and finished ones, with their journals. Nothing leaves it by itself but the day's Numble. */

import type { Pace } from "../wire";
import { kept } from "./unkept.svelte";

export type Finished = {
  id: string;
  /** The entry of the catalogue. */
  entry: string;
  /** Which form of it: solo, practice, versus, daily, archive, unlimited. */
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
  /** Whether a daily was played officially. */
  official?: boolean;
  /** Whether the house has taken it; nothing where it was not asked yet. */
  sent?: boolean;
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
  saved: string;
  /** The number its look comes from. */
  look?: number;
  /** The bot it is played against. */
  bot?: string;
  /** How its clock runs, where that was chosen. */
  pace?: Pace;
  /** Which form of it, where there are several. */
  form?: string;
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
    request.onsuccess = () => {
      const db = request.result;
      // Browsers take it away, as phones do from a page out of sight; and whoever deletes the site's data waits for it.
      db.onclose = () => (opened = null);
      db.onversionchange = () => {
        opened = null;
        db.close();
      };
      resolve(db);
    };
    request.onerror = () => reject(request.error);
  });
  return opened;
}

type Store = "games" | "progress";

type Work<T> = (store: (name: Store) => IDBObjectStore) => IDBRequest<T>;

/** What fails is tried once more with another connection: not every browser tells that it has taken one away. */
function run<T>(stores: Store | Store[], mode: IDBTransactionMode, work: Work<T>): Promise<T> {
  return once(stores, mode, work).catch(() => {
    opened = null;
    return once(stores, mode, work);
  });
}

async function once<T>(stores: Store | Store[], mode: IDBTransactionMode, work: Work<T>): Promise<T> {
  const db = await database();
  // Writing waits its turn, so that what was played is painted first.
  if (mode === "readwrite") await new Promise((resolve) => setTimeout(resolve));
  return new Promise((resolve, reject) => {
    const transaction = db.transaction(stores, mode);
    const request = work((name) => transaction.objectStore(name));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}

const put = <T>(stores: Store | Store[], work: Work<T>) => kept(run(stores, "readwrite", work));

/** All of them or none. */
export const keepGames = (games: Finished[]) =>
  put("games", (store) => {
    games.forEach((game) => store("games").put(game));
    return store("games").count();
  });

/** A game is over: it is kept, and its slot holds what is to be looked at, or nothing. Both or neither, so that no game counts twice. */
export const keepEnd = (game: Finished, slot: string, left?: InProgress) =>
  put(["games", "progress"], (store) => {
    store("games").put(game);
    const gone = store("progress").delete(slot);
    if (left) store("progress").put(left);
    return gone;
  });
export const game = (id: string) =>
  run("games", "readonly", (store) => store("games").get(id) as IDBRequest<Finished | undefined>);

/** Finished games, the last first. A day's Numble is there once, as it ended first, where it was played in two tabs or on two devices. */
export async function games(): Promise<Finished[]> {
  const all = await run("games", "readonly", (store) => store("games").getAll() as IDBRequest<Finished[]>);
  all.sort((a, b) => b.at - a.at);
  return [...new Map(all.map((one) => [(one.form === "daily" && one.day) || one.id, one])).values()];
}

export const keepProgress = (progress: InProgress) => put("progress", (store) => store("progress").put(progress));
export const dropProgress = (slot: string) => run("progress", "readwrite", (store) => store("progress").delete(slot));
export const progress = (slot: string) =>
  run("progress", "readonly", (store) => store("progress").get(slot) as IDBRequest<InProgress | undefined>);

/** Games in progress, the last touched first. */
export async function allProgress(): Promise<InProgress[]> {
  const all = await run("progress", "readonly", (store) => store("progress").getAll() as IDBRequest<InProgress[]>);
  return all.sort((a, b) => b.at - a.at);
}

/** Forgets every game. */
export const dropAll = () =>
  run(["games", "progress"], "readwrite", (store) => {
    store("games").clear();
    return store("progress").clear();
  });
