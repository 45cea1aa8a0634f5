/** The real Chromium. */
import { type Browser, chromium } from "playwright-core";
import { findChromium } from "../tools/testing/chromium.mjs";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--force-color-profile=srgb",
];

export function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error("No Chromium was found; name one with CHROMIUM_PATH");
  return chromium.launch({ executablePath, args: FLAGS });
}
