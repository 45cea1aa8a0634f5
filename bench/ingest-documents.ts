/**
 * Reading JSON, NDJSON, XML, SDMX and workbooks, each of the same made-up rows. The result is checked before its time counts.
 */
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type BookType, utils, write } from "@e965/xlsx";
import { compareReaders } from "./support/contenders.ts";
import { scenario } from "./support/scenario.ts";
import type { Row } from "./support/write-results.ts";

const NAMES = ["id", "place", "year", "amount"] as const;
const LAST_AMOUNT = "0.5";

type DocumentRow = readonly [id: string, place: string, year: string, amount: string];

/** The last row is unlike all others. */
function makeRows(count: number): DocumentRow[] {
  return Array.from({ length: count }, (_, row) => {
    const amount = row === count - 1 ? LAST_AMOUNT : `${(row * 7919) % 10_007}.25`;
    return [`R${row}`, `Place ${row % 500}`, String(1990 + (row % 30)), amount] as const;
  });
}

function makeRecords(rows: readonly DocumentRow[]): object[] {
  return rows.map((row) => Object.fromEntries(NAMES.map((name, column) => [name, row[column]])));
}

function makeXml(rows: readonly DocumentRow[]): string {
  const records = rows.map(([id, place, year, amount]) => {
    return `<r id="${id}"><place>${place}</place><year>${year}</year><amount>${amount}</amount></r>`;
  });
  return `<?xml version="1.0"?><list>${records.join("\n")}</list>`;
}

function makeSdmx(rows: readonly DocumentRow[]): string {
  const message = "http://www.sdmx.org/resources/sdmxml/schemas/v2_1/message";
  const observations = rows.map(([id, place, year, amount]) => {
    return `<Obs ID="${id}" PLACE="${place}" TIME_PERIOD="${year}" OBS_VALUE="${amount}"/>`;
  });
  const sets = `<m:DataSet>${observations.join("\n")}</m:DataSet>`;
  return `<m:StructureSpecificData xmlns:m="${message}">${sets}</m:StructureSpecificData>`;
}

function makeWorkbook(rows: readonly DocumentRow[], bookType: BookType): Uint8Array {
  const book = utils.book_new(utils.aoa_to_sheet([[...NAMES], ...rows.map((row) => [...row])]));
  const file: unknown = write(book, { type: "buffer", bookType, compression: true });
  return new Uint8Array(file as Buffer);
}

const MAKERS: Readonly<Record<string, (rows: readonly DocumentRow[]) => string | Uint8Array>> = {
  json: (rows) => JSON.stringify(makeRecords(rows)),
  ndjson: (rows) =>
    makeRecords(rows)
      .map((record) => JSON.stringify(record))
      .join("\n"),
  xml: makeXml,
  sdmx: makeSdmx,
  xlsx: (rows) => makeWorkbook(rows, "xlsx"),
  xlsb: (rows) => makeWorkbook(rows, "xlsb"),
  xls: (rows) => makeWorkbook(rows, "biff8"),
  ods: (rows) => makeWorkbook(rows, "ods"),
};

export default scenario({
  title: "Reading documents",
  options: { rows: [20_000], runs: 3 },
  measure: async ({ rows: sizes, runs }, { scratch }) => {
    const figures: Row[] = [];
    for (const rows of sizes) {
      const records = makeRows(rows);
      const files = Object.entries(MAKERS).map(([format, make]) => {
        const path = join(scratch, `${rows}.${format}`);
        const content = make(records);
        writeFileSync(path, content);
        return { format, path, megabytes: content.length / 1e6 };
      });
      const read = await compareReaders({
        contenders: Object.fromEntries(files.map(({ format, path }) => [format, { reader: "ingest", path }])),
        turns: 1,
        runs,
        check: (found, format) => {
          assert.deepEqual([found.rows, found.last.length], [rows, NAMES.length], format);
          assert(found.last.includes(LAST_AMOUNT), format);
        },
      });
      for (const { contender: format, ...times } of read)
        figures.push({
          format,
          rows,
          megabytes: files.find((file) => file.format === format)?.megabytes,
          ...times,
          "rows a second": rows / (times.cpuMs / 1000),
        });
    }
    return { page: [`Medians of ${runs} runs in one process for each format.`, figures] };
  },
});
