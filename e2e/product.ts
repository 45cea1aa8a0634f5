/** The built product as a visitor meets it: a clean visitor for each visit, on a server that all files share. */
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { CONDITION_MS } from "../tools/testing/patience.ts";
import { startServer, type TestServer } from "../tools/testing/start-server.ts";
import { launchBrowser } from "./browser.ts";
import { type PageFaults, watchFaults } from "./page-faults.ts";
import { sharedProduct } from "./shared-product.ts";
import { shootAlways } from "./shots.ts";

export type Theme = "light" | "dark";

export interface VisitOptions {
  readonly theme?: Theme;
  readonly width?: number;
  readonly height?: number;
  /** A session the visitor has already. */
  readonly session?: string;
  /** What has to be so before the first request. */
  readonly prepare?: ((visit: Visit) => Promise<void>) | undefined;
}

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly faults: PageFaults;
}

export interface Product {
  readonly url: string;
  readonly visit: (path: string, options?: VisitOptions) => Promise<Visit>;
}

/** A product that no other file uses. */
export interface OwnProduct extends Product {
  /** The server goes away, and comes back at the same address with what it kept. */
  readonly goDown: () => Promise<void>;
  readonly comeBack: () => Promise<void>;
}

const WIDE = { width: 1440, height: 900 } as const;

/** All files that this process runs share it, one after the other; it ends with the process, whose pipe it reads. */
let launched: Promise<Browser> | undefined;

/** For the top of a spec file: what is opened there is closed after it, and a fault of a page fails its test. */
export function openProduct(): Product {
  return productAt(() => sharedProduct().serverUrl);
}

/** The same with a server of the file's own, for other settings or to take it away. */
export function openOwnProduct(settings: Readonly<Record<string, string>> = {}): OwnProduct {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ WORKERS: "1", ...settings });
  });
  afterAll(() => server?.remove());
  const { visit } = productAt(() => server.url);
  return {
    visit,
    get url() {
      return server.url;
    },
    goDown: () => server.kill(),
    comeBack: async () => {
      server = await server.restart();
    },
  };
}

/** The same at an address of the file's own. */
export function productAt(serverUrl: () => string): Product {
  let browser: Browser;
  let visits: Visit[] = [];

  beforeAll(async () => {
    launched ??= launchBrowser();
    browser = await launched;
  });
  afterEach(async ({ task }) => {
    const ended = visits;
    visits = [];
    if (task.result?.state === "fail") await shootFailures(task.name, ended);
    for (const { context } of ended) await context.close();
    expect(ended.flatMap(({ faults }) => faults.list())).toEqual([]);
  });

  const visit = async (path: string, options: VisitOptions = {}): Promise<Visit> => {
    const { theme = "light", width = WIDE.width, height = WIDE.height } = options;
    const context = await browser.newContext({
      baseURL: serverUrl(),
      viewport: { width, height },
      colorScheme: theme,
      reducedMotion: "reduce",
      locale: "en-GB",
      timezoneId: "Europe/Zurich",
    });
    if (options.session !== undefined)
      await context.addCookies([{ name: "session_uuid", value: options.session, url: serverUrl() }]);
    context.setDefaultTimeout(CONDITION_MS);
    const page = await context.newPage();
    const opened = { page, context, faults: watchFaults(page) };
    visits.push(opened);
    await options.prepare?.(opened);
    await page.goto(path);
    return opened;
  };
  return {
    get url() {
      return serverUrl();
    },
    visit,
  };
}

/** A picture that cannot be taken must not hide why the test failed. */
async function shootFailures(name: string, visits: readonly Visit[]): Promise<void> {
  await Promise.allSettled(visits.map(({ page }, index) => shootAlways(page, `failed-${name}-${index + 1}`)));
}
