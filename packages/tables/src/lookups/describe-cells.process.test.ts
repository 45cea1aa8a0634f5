import { rmSync } from "node:fs";
import { join } from "node:path";
import type { CleanTable } from "@limpid/table";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeDataDir } from "../../../../tools/testing/make-data-dir.ts";
import { verdictOn } from "../testing/verdicts.ts";
import { withEdited } from "../testing/with-edited.ts";
import { writeCleaned } from "../write/write-cleaned.ts";
import { writeIngest } from "../write/write-ingest.ts";
import { describeCells } from "./describe-cells.ts";

const CITIES = [
  verdictOn("Bern"),
  verdictOn("Chur"),
  verdictOn("", { kind: "missing", output: null }),
  verdictOn("Brn", { kind: "repaired", output: "Bern", rule: "typo.near" }),
  verdictOn("x9", { kind: "invalid", rule: "city" }),
  verdictOn("Olten ", { kind: "proposed", alternatives: [{ output: "Olten", prob: 0.6 }] }),
];
/** Bern twice and once by repair, no data twice, an invalid one, a doubtful one, Chur. */
const CODES = [1, 0, 0, 2, 3, 4, 5, 2];

let folder: string;

beforeAll(() => {
  folder = makeDataDir();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function write(name: string, columns: number, codes = CODES) {
  const at = (file: string) => join(folder, `${name}-${file}.parquet`);
  const paths = { ingest: at("ingest"), review: at("review"), plain: at("plain"), clean: at("clean") };
  const titles = Array.from({ length: columns }, (_, index) => `it's "city" ${index}`);
  const clean: CleanTable = {
    rowCount: codes.length,
    columns: titles.map((title) => ({
      title,
      entity: { name: "City", predictedClass: "city", classP: 1, likely: {}, allProbs: {} },
      type: "text",
      classType: "text",
      evidence: [],
      decisions: [],
      questions: [],
      judgement: "judged",
      verdicts: CITIES,
      codes: Uint32Array.from(codes),
    })),
  };
  const dict = CITIES.map(({ raw }) => raw);
  const texts = titles.map((title) => ({ title, dict, codes: Uint32Array.from(codes) }));
  await writeIngest(paths.ingest, { columns: texts, rowCount: codes.length });
  await writeCleaned(paths, [clean]);
  return { ...paths, columns };
}

describe("what the catalogue says of the cells", () => {
  it.each([1, 3])(
    "of %i columns: the frequent values first, and the share of good cells with data",
    async (columns) => {
      const paths = await write(`of-${columns}`, columns);
      const { quality, values } = await withEdited(paths, [], (table) =>
        describeCells(table, { clean: paths.clean, judged: [0, 1, 2].slice(0, paths.columns) }),
      );
      expect(quality).toBeCloseTo(4 / 6);
      expect(values).toEqual(Array(columns).fill(["Bern", "Chur", "x9", "Olten "]));
    },
  );

  it("follows edits: values that are gone are not told of", async () => {
    const paths = await write("edited", 1);
    const output = (row: number, value: string) =>
      ({ kind: "cell", place: { row, column: 0 }, value: { field: "output", value } }) as const;
    const edits = [output(0, "Basel"), output(5, "Basel"), output(6, "Basel")];
    const { quality, values } = await withEdited(paths, edits, (table) =>
      describeCells(table, { clean: paths.clean, judged: [0, 1, 2].slice(0, paths.columns) }),
    );
    expect(values).toEqual([["Basel", "Bern"]]);
    expect(quality).toBe(1);
  });

  it("follows edits that take data away", async () => {
    const paths = await write("emptied", 1, [0, 1]);
    const edits = [{ kind: "cell", place: { row: 1, column: 0 }, value: { field: "hasData", value: false } }] as const;
    expect(
      await withEdited(paths, edits, (table) =>
        describeCells(table, { clean: paths.clean, judged: [0, 1, 2].slice(0, paths.columns) }),
      ),
    ).toEqual({
      quality: 1,
      values: [["Bern"]],
    });
  });

  it("says nothing of the quality of a table without data", async () => {
    const paths = await write("empty", 2, [2, 2]);
    expect(
      await withEdited(paths, [], (table) =>
        describeCells(table, { clean: paths.clean, judged: [0, 1, 2].slice(0, paths.columns) }),
      ),
    ).toEqual({
      quality: null,
      values: [[], []],
    });
  });

  it("counts what is wrong in columns that were not judged, and not what is right there", async () => {
    const paths = await write("judged", 2);
    const { quality } = await withEdited(paths, [], (table) =>
      describeCells(table, { clean: paths.clean, judged: [0] }),
    );
    expect(quality).toBeCloseTo(4 / 8);
  });

  it("says nothing of the quality where nothing was judged", async () => {
    const paths = await write("unjudged", 2);
    const { quality } = await withEdited(paths, [], (table) =>
      describeCells(table, { clean: paths.clean, judged: [] }),
    );
    expect(quality).toBeNull();
  });
});
