/** What a browser calls itself, in words. */

import { t } from "./text.svelte";

const BROWSERS: [RegExp, string][] = [
  [/\bEdg/, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bChrome\/|\bCriOS\//, "Chrome"],
  [/\bVersion\/.*\bSafari\//, "Safari"],
];

const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

/** Browser and system where they are known, otherwise what a program calls itself. */
export function device(agent: string | null | undefined): string {
  if (!agent) return t("device-unknown");
  const of = (known: [RegExp, string][]) => known.find(([sign]) => sign.test(agent))?.[1];
  const [browser, system] = [of(BROWSERS), of(SYSTEMS)];
  if (browser && system) return t("device-on", { browser, system });
  return browser ?? system ?? agent.split(/[/\s]/)[0] ?? t("device-unknown");
}
