import { existsSync } from "node:fs";
import { open } from "node:fs/promises";
import { isDiskFull } from "@limpid/files";
import { expect, it } from "vitest";
import { withDuckDb } from "./duckdb.ts";

/** A device of Linux that is always full. */
const FULL = "/dev/full";

it.skipIf(!existsSync(FULL))("a full disk is told from what Node and DuckDB say of it", async () => {
  const file = await open(FULL, "w");
  const ofNode = await file.writeFile("text").catch((error: unknown) => error);
  await file.close();
  const ofDuckDb = await withDuckDb((connection) =>
    connection.run(`copy (select range from range(100000)) to '${FULL}' (format csv, use_tmp_file false)`),
  ).catch((error: unknown) => error);
  expect([isDiskFull(ofNode), isDiskFull(ofDuckDb)]).toEqual([true, true]);
});

it.each([new Error("No such file or directory"), Object.assign(new Error("x"), { code: "EACCES" }), "No space left"])(
  "%s is something else",
  (error) => {
    expect(isDiskFull(error)).toBe(false);
  },
);
