/** A form that is sent to the server: whether it is under way, and what is wrong with which of its fields. */

import { Problem } from "../lib/api";
import { t } from "../lib/text.svelte";

/** Why something could not be done, in words. */
export function words(why: unknown): string {
  if (!(why instanceof Problem)) throw why;
  return why.offline ? t("people-offline") : why.detail;
}

export class Form<F extends string> {
  busy = $state(false);
  wrong: Partial<Record<F, string>> = $state({});
  /** What is wrong with no field alone. */
  trouble = $state("");

  /** `blamed` says which field a refusal is about, by how its code begins. */
  constructor(private readonly blamed: readonly (readonly [begin: string, field: F])[]) {}

  /** Sends it, unless something is missing. Answers the first field to look at again; none where it was done or no field is to blame. */
  async send(missing: readonly (readonly [field: F, words: string | false])[], work: () => Promise<void>): Promise<F | null> {
    if (this.busy) return null;
    this.trouble = "";
    const lacking = missing.filter((one): one is [F, string] => one[1] !== false);
    this.wrong = Object.fromEntries(lacking) as Partial<Record<F, string>>;
    if (lacking[0]) return lacking[0][0];
    this.busy = true;
    try {
      await work();
      return null;
    } catch (why) {
      return this.blame(why);
    } finally {
      this.busy = false;
    }
  }

  private blame(why: unknown): F | null {
    const said = words(why);
    const field = this.blamed.find(([begin]) => why instanceof Problem && why.code.startsWith(begin))?.[1] ?? null;
    if (field) this.wrong = { [field]: said } as Partial<Record<F, string>>;
    else this.trouble = said;
    return field;
  }
}
