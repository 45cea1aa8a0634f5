/** The built product as a visitor meets it: a clean visitor for each visit, on a server that all files share. */
import { LABELS } from "@limpid/contract";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { ApiClient, type UploadFields } from "../tools/testing/client.ts";
import { startServer, type TestServer } from "../tools/testing/start-server.ts";
import { type PageFaults, watchFaults } from "./page-faults.ts";
import { TablePage } from "./pages/table-page.ts";
import { type Profile, Profiles } from "./profiles.ts";
import { sharedProduct } from "./shared-product.ts";
import { shootAlways } from "./shots.ts";

export type Theme = "light" | "dark";

export interface VisitOptions {
  readonly theme?: Theme;
  readonly width?: number;
  readonly height?: number;
  /** A session the visitor has already. */
  readonly session?: string;
  /** Whether the browser is changed in a way that stays: it ends with the test. */
  readonly isChanged?: boolean;
  /** What has to be so before the first request. */
  readonly prepare?: ((visit: Visit) => Promise<void>) | undefined;
}

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly faults: PageFaults;
}

export interface TableOptions extends VisitOptions {
  /** What the upload says beside the name of the file. */
  readonly fields?: UploadFields;
  /** Whether the story leaves the table as it is: all of a file that do share one. */
  readonly isOnlyRead?: boolean;
  /** Whether the visitor is not its owner. */
  readonly isGuest?: boolean;
}

/** A table with the session of its owner. */
interface OwnTable {
  readonly id: string;
  readonly session: string;
}

export interface OpenedTable extends Visit, OwnTable {
  readonly table: TablePage;
}

export interface Product {
  readonly url: string;
  readonly visit: (path: string, options?: VisitOptions) => Promise<Visit>;
  /** Opens a table of the visitor's own by its link, for stories that do not begin with the upload. */
  readonly openTable: (filename: string, text: string, options?: TableOptions) => Promise<OpenedTable>;
}

/** A product that no other file uses. */
export interface OwnProduct extends Product {
  /** The server goes away, and comes back at the same address with what it kept. */
  readonly goDown: () => Promise<void>;
  readonly comeBack: () => Promise<void>;
}

const WIDE = { width: 1440, height: 900 } as const;

/** All files that this process runs share them, one after the other. */
const sharedProfiles = new Profiles();

/** For the top of a spec file: what is opened there is closed after it, and a fault of a page fails its test. */
export function openProduct(): Product {
  return productAt(() => sharedProduct().serverUrl, sharedProfiles);
}

/** The same with a server of the file's own, for other settings or to take it away. */
export function openOwnProduct(settings: Readonly<Record<string, string>> = {}): OwnProduct {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ WORKERS: "1", ...settings });
  });
  afterAll(() => server?.remove());
  const { visit, openTable } = productAt(() => server.url);
  return {
    visit,
    openTable,
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
export function productAt(serverUrl: () => string, profiles = new Profiles()): Product {
  let visits: (Visit & { readonly profile: Profile; readonly isChanged: boolean })[] = [];

  if (profiles !== sharedProfiles) afterAll(() => profiles.close());
  afterEach(async ({ task }) => {
    const ended = visits;
    visits = [];
    const hasFailed = task.result?.state === "fail";
    if (hasFailed) await shootFailures(task.name, ended);
    const found = ended.flatMap(({ faults }) => faults.list());
    for (const { profile, isChanged } of ended)
      await (hasFailed || isChanged ? profile.context.close() : profiles.giveBack(profile));
    expect(found).toEqual([]);
  });

  const visit = async (path: string, options: VisitOptions = {}): Promise<Visit> => {
    const { theme = "light", width = WIDE.width, height = WIDE.height, session, isChanged = false } = options;
    const profile = await profiles.take(serverUrl());
    const { page, context } = profile;
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: theme, forcedColors: null });
    if (session !== undefined) await context.addCookies([{ name: "session_uuid", value: session, url: serverUrl() }]);
    const opened = { page, context, faults: watchFaults(page) };
    visits.push({ ...opened, profile, isChanged });
    await options.prepare?.(opened);
    await page.goto(path);
    return opened;
  };
  const upload = async (text: string, fields: UploadFields): Promise<OwnTable> => {
    const client = await ApiClient.connect(serverUrl());
    return { id: await client.uploadCleaned(text, fields), session: client.session };
  };
  const onlyRead = new Map<string, Promise<OwnTable>>();
  const uploadOnce = (text: string, fields: UploadFields): Promise<OwnTable> => {
    const key = JSON.stringify([text, fields]);
    const uploaded = onlyRead.get(key) ?? upload(text, fields);
    onlyRead.set(key, uploaded);
    return uploaded;
  };

  const openTable = async (
    filename: string,
    text: string,
    { fields, isOnlyRead = false, isGuest = false, ...options }: TableOptions = {},
  ): Promise<OpenedTable> => {
    const own = await (isOnlyRead ? uploadOnce : upload)(text, { filename, ...fields });
    const opened = await visit(`/table/${own.id}`, { ...options, ...(!isGuest && { session: own.session }) });
    const table = new TablePage(opened.page);
    await table.says(LABELS.fileLoaded);
    return { ...opened, ...own, table };
  };
  return {
    get url() {
      return serverUrl();
    },
    visit,
    openTable,
  };
}

/** A picture that cannot be taken must not hide why the test failed. */
async function shootFailures(name: string, visits: readonly Visit[]): Promise<void> {
  await Promise.allSettled(visits.map(({ page }, index) => shootAlways(page, `failed-${name}-${index + 1}`)));
}
