/** Every screen and state a visitor can be in, and how to get there. */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { CLIENT_ERRORS, LABELS } from "@limpid/contract";
import { ApiClient } from "../tools/testing/client.ts";
import { Frame } from "./pages/frame.ts";
import { HomePage } from "./pages/home-page.ts";
import { ReadingEditorPage } from "./pages/reading-editor-page.ts";
import { SearchPage } from "./pages/search-page.ts";
import { SqlPage } from "./pages/sql-page.ts";
import { TablePage } from "./pages/table-page.ts";
import { TextCleanerPage } from "./pages/text-cleaner-page.ts";
import { UploadPage } from "./pages/upload-page.ts";
import type { Visit } from "./product.ts";

export interface Screen {
  readonly name: string;
  /** `:id` stands for a cleaned table, `:broken` for a file that could not be read. */
  readonly path: string;
  readonly prepare?: (visit: Visit) => Promise<void>;
  readonly reach: (visit: Visit) => Promise<void>;
  /** What is new on this screen; the rest of it is judged on another. */
  readonly scope?: string;
  /** Has no room, and no meaning, on a phone. */
  readonly isWideOnly?: boolean;
  /** Whether somebody looks who does not own the table. */
  readonly isGuest?: boolean;
}

export interface SampleTables {
  /** The session of their owner. */
  readonly session: string;
  readonly id: string;
  readonly broken: string;
}

const ORDERS = fileURLToPath(new URL("files/orders.csv", import.meta.url));
export const FLOATING = "[role=dialog], [role=menu]";
const UNKNOWN = "/table/00000000-0000-4000-8000-000000000000";

export async function uploadSamples(url: string): Promise<SampleTables> {
  const client = await ApiClient.connect(url);
  const id = await client.upload(await readFile(ORDERS), { filename: "orders.csv", listed: true });
  const broken = await client.upload(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]), { filename: "holiday.csv" });
  await Promise.all([client.finish(id), client.finish(broken)]);
  return { session: client.session, id, broken };
}

const loadedTable = async ({ page }: Visit): Promise<TablePage> => {
  const table = new TablePage(page);
  await table.says(LABELS.fileLoaded);
  return table;
};

const openMenu = (name: string) => async (visit: Visit) => {
  await (await loadedTable(visit)).openMenu(name);
};

/** A phone shows a table in another way: it is opened once more. */
export const TABLE_SCREENS: readonly Screen[] = [
  {
    name: "table-loading",
    path: "/upload",
    prepare: async ({ page }) => {
      await page.route("**/api/v1/data/clean/page/**", () => new Promise<void>(() => undefined));
    },
    reach: async ({ page }) => {
      const { file } = new UploadPage(page);
      await file.input.setInputFiles(ORDERS);
      await file.start.click();
      await page.getByRole("progressbar", { name: "Pages cleaned" }).waitFor();
    },
  },
  { name: "table", path: "/table/:id", reach: async (visit) => void (await loadedTable(visit)) },
  {
    name: "table-details",
    path: "/table/:id",
    reach: async (visit) => {
      const table = await loadedTable(visit);
      await table.nextIssue.click();
      await table.says(LABELS.showingIssue(1, 5));
      if (!(await table.details.isVisible())) await visit.page.keyboard.press("Control+Enter");
      await table.details.waitFor();
    },
  },
  {
    name: "table-changed",
    scope: FLOATING,
    path: "/table/:id",
    isWideOnly: true,
    reach: async (visit) => {
      const table = await loadedTable(visit);
      await table.activate(1, "Customer");
      await visit.page.keyboard.type("Grace");
      await visit.page.keyboard.press("Enter");
      await table.says("All changes saved");
      await table.openMenu("Changes");
    },
  },
  {
    name: "table-my-edits",
    path: "/table/:id",
    isWideOnly: true,
    reach: async (visit) => {
      const table = await loadedTable(visit);
      await table.activate(2, "Customer");
      await visit.page.keyboard.type("Grace");
      await visit.page.keyboard.press("Enter");
      await table.says("All changes saved");
      await (await table.openEdits()).getByRole("listitem").first().waitFor();
    },
  },
  {
    name: "table-find",
    path: "/table/:id",
    isWideOnly: true,
    reach: async (visit) => {
      const table = await loadedTable(visit);
      await table.toolbar.getByRole("button", { name: LABELS.findAndReplace }).click();
      await visit.page.keyboard.type("norway");
      await visit.page.getByRole("list", { name: "Preview" }).getByRole("listitem").first().waitFor();
    },
  },
  {
    name: "table-column-values",
    path: "/table/:id",
    isWideOnly: true,
    reach: async (visit) => {
      const panel = await (await loadedTable(visit)).openValues("Country");
      await panel.getByRole("listitem").first().waitFor();
    },
  },
  {
    name: "table-debug",
    scope: FLOATING,
    path: "/table/:id?debug=1",
    reach: async (visit) => {
      await (await loadedTable(visit)).openMenu("Debug");
    },
  },
  {
    name: "table-read-only",
    path: "/table/:id",
    isGuest: true,
    reach: async (visit) => void (await loadedTable(visit)),
  },
  {
    name: "table-unreadable",
    path: "/table/:broken",
    reach: ({ page }) => page.getByRole("heading", { name: CLIENT_ERRORS.couldNotRead }).waitFor(),
  },
  {
    name: "table-unknown",
    path: UNKNOWN,
    reach: async ({ page, faults }) => {
      faults.allow(/status of 404.*\/api\/v1\/table\//, "the table is not there");
      await page.getByRole("heading", { name: CLIENT_ERRORS.couldNotFind }).waitFor();
    },
  },
  { name: "embed", path: "/embed/:id", reach: ({ page }) => page.getByText("Orders").first().waitFor() },
];

/** What opens over a table and is closed by Escape. */
export const TABLE_MENUS: readonly Omit<Screen, "path">[] = [
  { name: "menu-file-information", reach: openMenu("File Information") },
  {
    name: "reading-editor",
    reach: async (visit) => new ReadingEditorPage(visit.page).open(await loadedTable(visit)),
  },
  { name: "menu-warnings", isWideOnly: true, reach: openMenu("Warnings") },
  { name: "menu-issues", reach: openMenu("Issues") },
  {
    name: "menu-missing",
    isWideOnly: true,
    reach: openMenu(LABELS.showMissingAs),
  },
  { name: "menu-export", isWideOnly: true, reach: openMenu(LABELS.export) },
  {
    name: "table-csv-options",
    reach: async (visit) => {
      await openMenu(LABELS.export)(visit);
      await visit.page.getByRole("menuitem", { name: LABELS.csvWithOptions }).click();
      await visit.page.getByRole("dialog", { name: LABELS.csvWithOptions }).waitFor();
    },
  },
  {
    name: "table-pandas",
    reach: async (visit) => {
      const panel = await (await loadedTable(visit)).openMenu(LABELS.share);
      await panel.getByRole("menuitem", { name: "Pandas DataFrame" }).click();
      await visit.page.getByRole("dialog", { name: "Pandas DataFrame" }).waitFor();
    },
  },
  {
    name: "table-owner",
    reach: async (visit) => {
      const table = await loadedTable(visit);
      const edit = visit.page.getByRole("button", { name: "Edit details" });
      if (!(await edit.isVisible())) await visit.page.locator("header [aria-expanded=false]").first().click();
      await edit.click();
      await visit.page.getByRole("dialog", { name: "Edit details" }).waitFor();
      await table.says(LABELS.fileLoaded);
    },
  },
  {
    name: "table-classes",
    isWideOnly: true,
    reach: async (visit) => void (await (await loadedTable(visit)).openClasses("Order date")),
  },
];

export const PAGES: readonly Screen[] = [
  { name: "home", path: "/", reach: ({ page }) => new HomePage(page).startCleaning.waitFor() },
  {
    name: "home-key-refused",
    path: "/",
    reach: async ({ page }) => {
      const home = new HomePage(page);
      await home.enterApiKey.click();
      await home.keyBox.fill("not-a-key");
      await page.getByText("The key is not valid").waitFor({ state: "attached" });
    },
  },
  {
    name: "home-maintenance",
    path: "/",
    isGuest: true,
    prepare: async ({ page, faults }) => {
      faults.allow(/status of 502/, "the server is away");
      await page.route("**/api/v1/hello", (route) => route.fulfill({ status: 502, body: "Bad Gateway" }));
    },
    reach: ({ page }) => page.getByText(CLIENT_ERRORS.maintenance).waitFor(),
  },
  {
    name: "upload",
    path: "/upload",
    reach: ({ page }) => page.getByRole("list", { name: LABELS.supportedFormats }).getByText("CSV .csv").waitFor(),
  },
  {
    name: "upload-filled",
    path: "/upload",
    reach: async ({ page }) => {
      const upload = new UploadPage(page);
      await upload.drop([
        { name: "a.csv", text: "a" },
        { name: "b.csv", text: "b" },
      ]);
      await upload.file.card.getByRole("alert").waitFor();
      await upload.url.input.fill("http://example.org");
      await upload.paste.input.fill("name,amount\nAda,1.50\n");
      await upload.paste.start.and(page.locator(":enabled")).waitFor();
    },
  },
  {
    name: "sql",
    path: "/sql",
    reach: async ({ page }) => {
      await page.getByRole("button", { name: "Run" }).and(page.locator(":enabled")).waitFor();
      await page.getByRole("region", { name: "Tables" }).getByText("My tables").waitFor();
    },
  },
  {
    name: "sql-result",
    path: "/sql",
    reach: async ({ page }) => {
      const sql = new SqlPage(page);
      await sql.run.and(page.locator(":enabled")).click();
      await sql.says(/^10 rows/);
      await sql.cell(1, 0).waitFor();
    },
  },
  {
    name: "sql-mistake",
    path: "/sql",
    prepare: async ({ faults }) => faults.allow(/status of 422/, "the query has a mistake"),
    reach: async ({ page }) => {
      const sql = new SqlPage(page);
      await sql.run.and(page.locator(":enabled")).waitFor();
      await sql.write("select nope");
      await sql.run.click();
      await sql.mistake.waitFor();
    },
  },
  {
    name: "view-unknown",
    path: "/view/00000000-0000-4000-8000-000000000000",
    isGuest: true,
    prepare: async ({ faults }) => faults.allow(/status of 404/, "there is no such view"),
    reach: ({ page }) => new SqlPage(page).mistake.waitFor(),
  },
  {
    name: "search",
    path: "/search?q=orders",
    reach: ({ page }) => new SearchPage(page).card("Orders").first().waitFor(),
  },
  {
    name: "search-nothing",
    path: "/search?q=xyzzyx",
    reach: ({ page }) => page.getByText("Nothing found").waitFor(),
  },
  {
    name: "feed",
    path: "/feed/mine",
    reach: ({ page }) => new SearchPage(page).card("Orders").first().waitFor(),
  },
  {
    name: "feed-empty",
    path: "/feed/mine",
    isGuest: true,
    reach: ({ page }) => page.getByText("You have no tables yet").waitFor(),
  },
  {
    name: "feed-unknown",
    path: "/feed/nothing",
    reach: ({ page }) => page.getByRole("heading", { name: "There is no such feed" }).waitFor(),
  },
  {
    name: "api",
    path: "/api",
    reach: async ({ page }) => {
      await page.getByRole("tab", { name: "Polars" }).click();
      await page.getByRole("searchbox", { name: "Filter calls" }).fill("export");
      await page.getByText("/api/v1/get/{job_uuid}/{format}", { exact: true }).click();
      await page.getByText("in the path").filter({ visible: true }).first().waitFor();
    },
  },
  {
    name: "about",
    path: "/upload",
    reach: async ({ page }) => {
      await new Frame(page).openTab("about");
      await page.getByRole("heading", { name: "About Limpid" }).waitFor();
    },
  },
  {
    name: "about-figures",
    path: "/upload",
    reach: async ({ page }) => {
      await new Frame(page).openTab("about");
      for (const title of [
        "These figures as a table",
        "All measurements",
        "In technical terms",
        "What it was made from",
        "Corrections: a wrong value replaced",
        "Formats: the same value, reformatted",
      ])
        await page.getByText(title).click();
      await page.getByRole("table", { name: "How often a class was right" }).waitFor();
      await page.getByRole("img", { name: "Reliability diagram" }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: "text-cleaner",
    path: "/upload",
    reach: async ({ page }) => {
      const cleaner = new TextCleanerPage(page);
      await cleaner.open();
      await cleaner.lines.fill("03/04/2024\n2024-02-13 14:05\nnot a date\n31/02/2024");
      await cleaner.result(4).waitFor();
    },
  },
  {
    name: "text-cleaner-empty",
    path: "/upload",
    reach: ({ page }) => new TextCleanerPage(page).open(),
  },
  { name: "not-found", path: "/404", reach: ({ page }) => page.getByRole("heading", { level: 1 }).waitFor() },
];
