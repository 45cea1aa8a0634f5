/** What the marks of cells say: what was repaired, what has another form only, and what is proposed. */
import { LABELS, PANEL_LABELS } from "@limpid/contract";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { judgeInBothSchemes } from "./accessibility.ts";
import type { TablePage } from "./pages/table-page.ts";
import { UploadPage } from "./pages/upload-page.ts";
import { openProduct } from "./product.ts";
import { shoot } from "./shots.ts";

const product = openProduct();
const PERSONS = ["Georges Lemaire", "Jon Marti", "Ida Frei"];
const ROWS = Array.from({ length: 36 }, (_, row) => `${(row % 15) + 13}/02/2024;${PERSONS[row % 3]};Yes`);
const FILE = ["Day;Person;Paid", "31/02/2024;Gerges Lemaire;n/a", ...ROWS].join("\n");

it("marks repairs, and other forms if somebody asks for them", async () => {
  const { page, table } = await openTable();
  await table.shows(1, "Person", "Georges Lemaire");
  await table.shows(2, "Day", "2024-02-13");
  const first = { repair: await marks(table, 1, "Person"), form: await marks(table, 2, "Day") };
  expect(first).toEqual({ repair: "repaired", form: "" });

  const changes = await table.openMenu("Changes");
  await changes.getByRole("switch", { name: LABELS.showWritten }).check();
  await expect.poll(() => marks(table, 2, "Day")).toBe("written");
  expect([await marks(table, 1, "Person"), await marks(table, 1, "Paid")]).toEqual(["repaired", "missing written"]);
  await judgeInBothSchemes(page, "written-otherwise");
  await changes.getByRole("switch", { name: LABELS.showWritten }).uncheck();
  await expect.poll(() => marks(table, 2, "Day")).toBe("");
});

it("explains the marks, with signs where the system forces its colours", async () => {
  const { page, table } = await openTable();
  const legend = (await table.openMenu("Issues")).getByRole("region", { name: PANEL_LABELS.marks });
  await legend.getByText("Corrected").waitFor();
  await judgeInBothSchemes(page, "legend-of-marks");
  expect(await signBefore(table, 1, "Person")).toBe("none");
  await page.emulateMedia({ forcedColors: "active" });
  expect(await signBefore(table, 1, "Person")).toContain("≠");
  expect(await signBefore(table, 1, "Paid")).toContain("∅");
  const tracks = page.locator(".mantine-Switch-track");
  const looks = await tracks.evaluateAll((all) =>
    all.map((track) => [getComputedStyle(track).outlineStyle, getComputedStyle(track).backgroundColor]),
  );
  expect(looks.map(([outline]) => outline)).toEqual(["solid", "solid", "solid"]);
  expect(new Set(looks.map(([, background]) => background)).size, "what is on looks otherwise").toBe(2);
  await shoot(page, "marks-in-forced-colours");
});

it("shows what is proposed behind the value of an open cell, says it, and copies the value alone", async () => {
  const mails = Array.from({ length: 36 }, (_, row) => `${row};person${row}@example.org`);
  const file = ["No;Mail", "99;ann@@example.org", ...mails].join("\n");
  const { page, table } = await product.openTable("mails.csv", file);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const mail = await table.cell(1, "Mail");
  await table.shows(1, "Mail", "ann@@example.org");
  expect(await mail.locator("[data-ghost]").getAttribute("data-ghost")).toBe("ann@example.org");
  const note = await mail.getAttribute("aria-describedby");
  expect(await page.locator(`[id="${note}"]`).textContent()).toContain("Most likely: ann@example.org");
  await table.activate(1, "Mail");
  await page.keyboard.press("Control+c");
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe("ann@@example.org");
  expect((await table.export("csv")).bytes.toString()).toContain("99,ann@@example.org\r\n");

  await table.activate(1, "Mail");
  await page.keyboard.type("anne@example.org");
  await page.keyboard.press("Enter");
  await table.shows(1, "Mail", "anne@example.org");
  expect(await mail.locator("[data-ghost]").count()).toBe(0);
  expect(await marks(table, 1, "Mail")).toBe("repaired pending");
});

it("shows what differs: short texts as a whole, long ones by words, and what nobody sees by its sign", async () => {
  const { page } = await product.visit("/upload");
  const notes = ["a dozen chairs", "two tables", "the lamps"].map(
    (what) => `We have sent ${what} to the house in Zürich today`,
  );
  const rows = Array.from(
    { length: 30 },
    (_, row) => `${(row % 15) + 13}/02/2024;${notes[row % 3]} (${row});Jon Marti`,
  );
  const first = "13/02/2024;We have sent a lamp and two tables to the house in ZÃ¼rich today;Jon\u00a0Marti ";
  const table = await new UploadPage(page).cleanFile("sent.csv", ["Day;Note;Person", first, ...rows].join("\n"));
  const differences = async (title: string) => {
    await table.activate(1, title);
    return [await table.details.locator("del").allInnerTexts(), await table.details.locator("ins").allInnerTexts()];
  };
  await table.shows(1, "Day", "2024-02-13");
  await table.activate(1, "Day");
  await (await table.cell(1, "Day")).getByRole("button", { name: "Details" }).click();
  await expect.poll(() => differences("Day")).toEqual([["13/02/2024"], ["2024-02-13"]]);
  await expect.poll(() => differences("Note")).toEqual([["ZÃ¼rich"], ["Zürich"]]);
  await judgeInBothSchemes(page, "difference-by-words");
  await table.activate(1, "Person");
  await table.details.getByTitle("no-break space").waitFor();
});

const marks = async (table: TablePage, row: number, title: string): Promise<string | null> =>
  await (await table.cell(row, title)).getAttribute("data-marks");

/** What stands before the text and is none of it. */
async function signBefore(table: TablePage, row: number, title: string): Promise<string> {
  const cell = await table.cell(row, title);
  return await cell.locator("[dir=auto]").evaluate((text) => getComputedStyle(text, "::before").content);
}

async function openTable(): Promise<{ readonly page: Page; readonly table: TablePage }> {
  return await product.openTable("bills.csv", FILE, {
    isOnlyRead: true,
    fields: { forms: "standard", repairs: "apply" },
  });
}
