/** Give a URL: the border tells its validity, Start waits for it, and the server fetches only what it may. */
import { CLIENT_ERRORS, ERRORS, LABELS } from "@limpid/contract";
import { afterAll, describe, expect, it } from "vitest";
import { ApiClient } from "../tools/testing/client.ts";
import { startLocalSite } from "./local-site.ts";
import { TablePage } from "./pages/table-page.ts";
import { UploadPage } from "./pages/upload-page.ts";
import { openOwnProduct } from "./product.ts";
import { shoot } from "./shots.ts";

const PEOPLE = "id,name\n1,Ann\n2,Bob\n";

const site = await startLocalSite({ "/people.csv": PEOPLE });
const product = openOwnProduct(site.settings);
afterAll(site.close);

describe("a URL", () => {
  it("is fetched by the server and becomes a table", async () => {
    const { page } = await product.visit("/upload");
    const { url } = new UploadPage(page);
    const table = new TablePage(page);
    await url.input.fill(`${site.url}/people.csv`);
    await url.start.click();
    await table.says(LABELS.fileCleaned);
    await page.getByRole("heading", { name: "People", level: 1 }).waitFor();
    await table.shows(2, "name", "Bob");
  });

  it("of a table of this installation gives a table of one's own", async () => {
    const somebody = await ApiClient.connect(product.url);
    const theirs = await somebody.upload(PEOPLE, { filename: "people.csv" });
    await somebody.finish(theirs);

    const { page } = await product.visit("/upload");
    const { url } = new UploadPage(page);
    const table = new TablePage(page);
    await expect.poll(() => url.input.getAttribute("placeholder")).toBe(product.url);
    await url.input.fill(`${product.url}/table/${theirs}`);
    await url.start.click();
    await table.says(LABELS.fileCleaned);
    expect(await table.tableId()).not.toBe(theirs);
    await table.shows(1, "name", "Ann");
  });

  it("has a green border when valid and a red one when not, and Start only when valid", async () => {
    const { page } = await product.visit("/upload");
    const { url } = new UploadPage(page);
    const plain = await url.borderColour();
    const judgements = [
      ["h", "red"],
      ["http://example.org/a.csv", "red"],
      ["https://", "red"],
      ["https://example.org/a.csv", "green"],
      [`${product.url}/table/1`, "green"],
    ] as const;
    for (const [typed, colour] of judgements) {
      await url.input.fill(typed);
      await expect.poll(async () => hueOf(await url.borderColour()), { message: typed }).toBe(colour);
      expect(await url.start.isEnabled(), typed).toBe(colour === "green");
      await shoot(page, `upload-url-${colour}`);
    }
    await url.input.fill("");
    await expect.poll(() => url.borderColour()).toBe(plain);
    expect(await url.start.isEnabled()).toBe(false);
  });

  it("that is not public is refused with the reason", async () => {
    const { page, faults } = await product.visit("/upload");
    faults.allow(/status of 422.*\/api\/v1\/url/, "the refusal is the story");
    const { url } = new UploadPage(page);
    await url.input.fill("https://10.0.0.1/secrets.csv");
    await url.start.click();
    await url.card.getByRole("alert").filter({ hasText: ERRORS.forbidden_host.title }).waitFor();
    expect(await url.start.isEnabled()).toBe(true);
    await shoot(page, "upload-url-refused");
  });

  it("that leads nowhere says so on the table's screen", async () => {
    const { page } = await product.visit("/upload");
    const { url } = new UploadPage(page);
    await url.input.fill(`${site.url}/gone.csv`);
    await url.start.click();
    await page.getByRole("heading", { name: CLIENT_ERRORS.couldNotRead }).waitFor();
    await page.getByText("answered with status 404").first().waitFor();
    await shoot(page, "table-url-failed");
  });
});

function hueOf(colour: string): "red" | "green" | "neither" {
  const [red = 0, green = 0, blue = 0] = colour.match(/\d+/g)?.map(Number) ?? [];
  if (red > green + blue) return "red";
  return green > red + blue / 2 ? "green" : "neither";
}
