/**
 * Browser profiles that visitors use one after the other. Nothing of a visitor is left to the next one but the scripts
 * of the page, which take longer to load and compile than most stories take.
 */
import type { Browser, BrowserContext, Page } from "playwright-core";
import { CONDITION_MS } from "../tools/testing/patience.ts";
import { launchBrowser } from "./browser.ts";

export interface Profile {
  readonly url: string;
  readonly context: BrowserContext;
  readonly page: Page;
}

/** What stories and the list of faults listen to. */
const LISTENED = ["console", "pageerror", "crash", "request", "response"] as const;

/** All files that this process runs share it; it ends with the process, whose pipe it reads. */
let launched: Promise<Browser> | undefined;

export class Profiles {
  #resting: Profile[] = [];

  async take(url: string): Promise<Profile> {
    return this.#resting.pop() ?? (await openProfile(url));
  }

  /** Takes back what its test has ended with, unless something of it cannot be forgotten. */
  async giveBack(profile: Profile): Promise<void> {
    try {
      await forgetVisitor(profile);
      this.#resting.push(profile);
    } catch {
      await profile.context.close();
    }
  }

  async close(): Promise<void> {
    const ended = this.#resting;
    this.#resting = [];
    for (const { context } of ended) await context.close();
  }
}

async function openProfile(url: string): Promise<Profile> {
  launched ??= launchBrowser();
  const context = await (await launched).newContext({
    baseURL: url,
    reducedMotion: "reduce",
    locale: "en-GB",
    timezoneId: "Europe/Zurich",
  });
  context.setDefaultTimeout(CONDITION_MS);
  return { url, context, page: await context.newPage() };
}

async function forgetVisitor({ url, context, page }: Profile): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const event of LISTENED) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await context.unrouteAll({ behavior: "ignoreErrors" });
  // The page of another address in the same process takes the place of the app, whose scripts that process keeps compiled.
  await page.goto("/readyz");
  await page.evaluate(() => sessionStorage.clear());
  const devTools = await context.newCDPSession(page);
  await devTools.send("Storage.clearDataForOrigin", { origin: new URL(url).origin, storageTypes: "all" });
  await devTools.detach();
  await context.clearCookies();
  await context.clearPermissions();
  await page.mouse.move(-1, -1);
}
