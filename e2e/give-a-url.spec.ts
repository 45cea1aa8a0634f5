/** Give a URL: the border tells its validity, Start waits for it, and the server fetches only what it may. */
import { type AddressInfo, createServer } from "node:net";
import { ERRORS, LABELS } from "@limpid/contract";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { TablePage } from "./pages/table-page.ts";
import { UploadPage } from "./pages/upload-page.ts";
import { openProduct } from "./product.ts";
import { shoot } from "./shots.ts";

/** The installation's own address may be given without https; here the operator lets the server read it. */
const port = await freePort();
const host = `127.0.0.1:${port}`;
const product = openProduct({ PORT: String(port), FETCH_ALLOWED_HOSTS: host });

describe("a URL", () => {
  it("is fetched by the server and becomes a table", async () => {
    const { page } = await product.visit("/upload");
    const { url } = new UploadPage(page);
    const table = new TablePage(page);
    await expect.poll(() => url.input.getAttribute("placeholder")).toBe(`http://${host}`);
    await url.input.fill(`http://${host}/examples/contacts.csv`);
    await url.start.click();
    await table.says(LABELS.fileCleaned);
    await page.getByRole("heading", { name: "Contacts", level: 1 }).waitFor();
    await table.shows(1, "Full name", "Chiara Kim");
  });

  it("has a green border when valid and a red one when not, and Start only when valid", async () => {
    const { page } = await product.visit("/upload");
    const { url } = new UploadPage(page);
    const [green, red] = await Promise.all([colourOf(page, "--good"), colourOf(page, "--bad")]);
    const plain = await url.borderColour();
    expect([green, red]).not.toContain(plain);

    const judgements = [
      ["h", red, false],
      ["http://example.org/a.csv", red, false],
      ["https://", red, false],
      ["https://example.org/a.csv", green, true],
      [`http://${host}/examples/contacts.csv`, green, true],
      ["", plain, false],
    ] as const;
    for (const [typed, colour, canStart] of judgements) {
      await url.input.fill(typed);
      await expect.poll(() => url.borderColour(), typed).toBe(colour);
      expect(await url.start.isEnabled(), typed).toBe(canStart);
      if (colour !== plain) await shoot(page, `upload-url-${canStart ? "valid" : "invalid"}`);
    }
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
    await url.input.fill(`http://${host}/examples/gone.csv`);
    await url.start.click();
    await page.getByText("answered with status 404").first().waitFor();
    await shoot(page, "table-url-failed");
  });
});

function colourOf(page: Page, token: string): Promise<string> {
  return page.evaluate((name) => {
    const probe = document.createElement("i");
    probe.style.color = `var(${name})`;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, token);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
