/** A page with AG Grid Community that shows a table of the service: rows come page by page by the same call, at the same address. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext } from "playwright-core";
import { TRAINERS } from "../../tools/trainers.mjs";

const PACKAGE = join(TRAINERS, "node_modules/ag-grid-community");
export const PEER_PATH = "/bench/peer.html";
const SCRIPT_PATH = "/bench/ag-grid.js";

export const peerVersion = (): string =>
  (JSON.parse(readFileSync(join(PACKAGE, "package.json"), "utf8")) as { version: string }).version;

/** What the browser asks for at these two paths does not come from the service. */
export async function servePeer(context: BrowserContext, table: PeerTable): Promise<void> {
  await context.route(`**${PEER_PATH}`, (route) => route.fulfill({ contentType: "text/html", body: pageOf(table) }));
  await context.route(`**${SCRIPT_PATH}`, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: readFileSync(join(PACKAGE, "dist/ag-grid-community.min.js"), "utf8"),
    }),
  );
}

export interface PeerTable {
  readonly job: string;
  readonly titles: readonly string[];
  readonly rows: number;
  /** Rows that are asked for at a time. */
  readonly pageSize: number;
}

function pageOf({ job, titles, rows, pageSize }: PeerTable): string {
  return `<!doctype html>
<html>
  <head><style>html, body, #grid { height: 100%; margin: 0; }</style></head>
  <body>
    <div id="grid"></div>
    <script src="${SCRIPT_PATH}"></script>
    <script>
      const titles = ${JSON.stringify(titles)};
      agGrid.createGrid(document.getElementById("grid"), {
        columnDefs: titles.map((title, index) => ({ headerName: title, width: 150, field: "c" + index })),
        rowModelType: "infinite",
        rowHeight: 32,
        cacheBlockSize: ${pageSize},
        datasource: {
          rowCount: ${rows},
          getRows: async ({ startRow, successCallback }) => {
            const reply = await fetch("/api/v1/data/clean/page/${job}", {
              method: "POST",
              headers: { "content-type": "application/json" },
              body: JSON.stringify({ page: startRow / ${pageSize}, page_size: ${pageSize} }),
            });
            const { data } = await reply.json();
            successCallback(data.map(({ cells }) => Object.fromEntries(cells.map(({ output }, index) => ["c" + index, output]))), ${rows});
          },
        },
      });
    </script>
  </body>
</html>`;
}
