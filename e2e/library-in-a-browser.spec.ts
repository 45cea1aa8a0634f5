/** The library in somebody else's page: rows are cleaned there, without a server of ours. */
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { openProduct } from "./product.ts";

const product = openProduct();
const LIBRARY = fileURLToPath(new URL("../dist/library/browser.js", import.meta.url));
const PAGE = `<!doctype html><link rel="icon" href="data:,"><title>Rows</title><pre id="out"></pre>
<script type="module">
  import { cleanRows } from "./limpid.js";
  const table = await cleanRows([["Day", "Amount"], ["13.02.2024", "1.250,50"], ["14.02.2024", "99,90"]]);
  document.getElementById("out").textContent = JSON.stringify([...table.records()]);
</script>`;

it("cleans rows in a page", async () => {
  const library = await readFile(LIBRARY, "utf8");
  expect(library).not.toMatch(/(?:from|require\(|import\()\s*"(?:node:)?(?:fs|zlib|buffer|path|crypto)"/);
  const site = createServer((request, reply) => {
    const isScript = request.url === "/limpid.js";
    reply.setHeader("content-type", isScript ? "text/javascript" : "text/html").end(isScript ? library : PAGE);
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  try {
    const { page } = await product.visit("/404");
    await page.goto(`http://localhost:${(site.address() as AddressInfo).port}/`);
    await page.getByText('[{"Day":"2024-02-13","Amount":1250.5},{"Day":"2024-02-14","Amount":99.9}]').waitFor();
  } finally {
    site.close();
    site.closeAllConnections();
  }
});
