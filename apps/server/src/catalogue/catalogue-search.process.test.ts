import { rmSync } from "node:fs";
import { CatalogueIndex } from "@limpid/catalogue";
import { type Database, openDatabase } from "@limpid/database";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeDataDir } from "../../../../tools/testing/make-data-dir.ts";
import { CallFailed, LaneFull, OutOfTime, WorkerDied } from "../workers/call-errors.ts";
import { CatalogueSearch } from "./catalogue-search.ts";

const TABLE = {
  id: "towers",
  session: "",
  username: null,
  name: "Lighthouses",
  description: "Lamps of the coast",
  tags: [],
  titles: ["tower"],
  classes: [],
  values: [],
};
const ASKED = { scope: "semantic", text: "lighthouses", limit: 10, first: null } as const;

let dataDir: string;
let database: Database;
const index = new CatalogueIndex();

beforeAll(async () => {
  dataDir = makeDataDir();
  database = await openDatabase({ dataDir, log: pino({ level: "silent" }) });
  index.apply([{ id: TABLE.id, seq: 0, table: TABLE, vector: null }]);
});
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The index answers in this process, and the embedder fails. */
function searchWithout(failure: Error): CatalogueSearch {
  const call = async (_: string, { query }: { readonly query: Parameters<CatalogueIndex["search"]>[0] }) => ({
    kind: "found",
    tables: index.search(query),
  });
  const embedder = { embedSearch: () => Promise.reject(failure) };
  return new CatalogueSearch(
    { call } as unknown as ConstructorParameters<typeof CatalogueSearch>[0],
    embedder,
    database,
  );
}

it.each([
  ["fails", new CallFailed("no model")],
  ["ends", new WorkerDied("ended", false)],
  ["has no time left", new OutOfTime("too long")],
  ["has too many calls", new LaneFull("full", 20_000)],
])("compares words alone where the embedder %s", async (_, failure) => {
  const found = await searchWithout(failure).find(ASKED);
  expect(found.map(({ id }) => id)).toEqual([TABLE.id]);
});

it("says of any other failure that it failed", async () => {
  await expect(searchWithout(new Error("a fault")).find(ASKED)).rejects.toThrow("a fault");
});
