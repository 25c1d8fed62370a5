/** A page on its way: its component, with the texts it needs, and what it is given. */

import type { Component } from "svelte";
import type { Part } from "./parts";
import { told } from "./text.svelte";

type Props = Record<string, unknown>;
export type Shown = Promise<{ Page: Component<Props>; props: Props }>;

export async function shown<P extends Props>(page: Promise<{ default: Component<P> }>, props: P, ...parts: Part[]): Shown {
  const { default: Page } = await told(page, ...parts);
  return { Page: Page as unknown as Component<Props>, props };
}
