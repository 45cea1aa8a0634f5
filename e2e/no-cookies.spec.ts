/** A browser that keeps nothing: cookies are off, storage is refused, or the table stands in a frame of another site. */
import { createServer, request as forward, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { LABELS } from "@limpid/contract";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ApiClient } from "../tools/testing/client.ts";
import { TablePage } from "./pages/table-page.ts";
import { UploadPage } from "./pages/upload-page.ts";
import { openProduct, type Visit } from "./product.ts";
import { shoot } from "./shots.ts";

const product = openProduct();

const FILE = "name,day\nAnn,01.03.2024\nBob,31.02.2024\n";

let wire: Server;
let forgetful: string;
const listening = (server: Server) =>
  new Promise<string>((resolve) =>
    server.listen(0, "127.0.0.1", () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)),
  );

/** What goes over the wire where cookies are off: none, in either direction. */
beforeAll(async () => {
  wire = createServer((request, reply) => {
    const { cookie: _, ...headers } = request.headers;
    const asked = forward(product.url + request.url, { method: request.method, headers }, (answer) => {
      const { "set-cookie": __, ...kept } = answer.headers;
      reply.writeHead(answer.statusCode ?? 502, kept);
      answer.pipe(reply);
    });
    asked.once("error", () => reply.destroy());
    reply.once("close", () => asked.destroy());
    request.pipe(asked);
  });
  forgetful = await listening(wire);
});
afterAll(() => {
  wire.closeAllConnections();
  wire.close();
});

/** Does what browsers do that block all cookies. */
async function keepNothing({ page, context }: Pick<Visit, "page" | "context">): Promise<void> {
  const devTools = await context.newCDPSession(page);
  await devTools.send("Emulation.setDocumentCookieDisabled", { disabled: true });
  await refuseStorage(page);
}

async function refuseStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage", "indexedDB"])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
  });
}

it("with cookies off and storage refused, a file is cleaned, seen and exported, and what does not work is said", async () => {
  const { page } = await product.visit("about:blank", { isChanged: true, prepare: keepNothing });
  await page.goto(`${forgetful}/upload`);
  await page.getByRole("status").getByText(LABELS.cookiesBlocked).waitFor();
  expect(await page.evaluate(() => document.cookie)).toBe("");
  const { file } = new UploadPage(page);
  await file.input.setInputFiles({ name: "people.csv", mimeType: "text/csv", buffer: Buffer.from(FILE) });
  await file.start.click();
  const table = new TablePage(page);
  await table.shows(1, "day", "2024-03-01");
  await table.says(LABELS.fileCleaned);
  await page.getByRole("status").getByText(LABELS.cookiesBlocked).waitFor();
  await shoot(page, "table-without-cookies");
  expect((await table.export("csv")).bytes.toString()).toContain("2024-03-01");
  expect(await page.context().cookies()).toEqual([]);
});

it("storage that is refused alone is not missed", async () => {
  const { page } = await product.visit("about:blank", {
    isChanged: true,
    prepare: ({ page }) => refuseStorage(page),
  });
  await page.goto(`${product.url}/upload`);
  const { file } = new UploadPage(page);
  await file.input.setInputFiles({ name: "people.csv", mimeType: "text/csv", buffer: Buffer.from(FILE) });
  await file.start.click();
  const table = new TablePage(page);
  await table.shows(1, "day", "2024-03-01");
  expect(await page.getByText(LABELS.cookiesBlocked).count()).toBe(0);
});

it("in a frame of another site, which has no cookies and no storage, a table is read", async () => {
  const owner = await ApiClient.connect(product.url);
  const id = await owner.uploadCleaned(FILE);
  const blog = createServer((_, reply) =>
    reply
      .writeHead(200, { "content-type": "text/html" })
      .end(
        `<!doctype html><title>Blog</title><link rel="icon" href="data:,"><iframe title="Table" width="1200" height="700" src="${product.url}/embed/${id}"></iframe>`,
      ),
  );
  const address = (await listening(blog)).replace("127.0.0.1", "localhost");
  try {
    const { page, context } = await product.visit("about:blank", {
      isChanged: true,
      prepare: ({ page }) => refuseStorage(page),
    });
    await page.goto(address);
    const frame = page.frameLocator("iframe");
    await frame.getByRole("gridcell", { name: /2024-03-01/ }).waitFor();
    expect(await frame.getByText(LABELS.cookiesBlocked).count()).toBe(0);
    expect(await frame.getByRole("button", { name: "Delete table" }).count()).toBe(0);
    expect(await context.cookies(product.url)).toEqual([]);
    await shoot(page, "table-in-a-frame");
  } finally {
    blog.closeAllConnections();
    blog.close();
  }
});
