/**
 * Trains the model that tells a row of names from a row of values, and writes it:
 *   npx tsx tools/train/train-header-model.ts REAL_COLUMNS.jsonl.gz [--write]
 * The file holds a column of a real table a line: `{source, table, header, values}`. Without --write, the accuracy on
 * held-out tables is printed and nothing changes.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { writeHeaderModel } from "../../packages/models/src/header-detection/header-model.ts";
import { measureHeaderModel, toPoint, trainHeaderModel } from "../../packages/models/src/header-detection/train.ts";
import type { LogisticModel } from "../../packages/models/src/learner/fit-logistic.ts";
import { makeExamples } from "./header-examples.ts";
import type { RealColumn, RealTable } from "./real-table.ts";

const MODEL = new URL("../../packages/models/src/header-detection/model.bin", import.meta.url);
const FOLDS = 5;

const [path, mode] = process.argv.slice(2);
if (path === undefined) throw new Error("Give the file of real columns");

const groups = groupTables(readColumns(path));
const examples = groups.map((tables, group) => makeExamples(tables, group).map(toPoint));
for (let fold = 0; fold < FOLDS; fold++) {
  const train = examples.filter((_, group) => group % FOLDS !== fold).flat();
  const held = examples.filter((_, group) => group % FOLDS === fold).flat();
  console.log(`fold ${fold}: ${describe(trainHeaderModel(train), held)}`);
}
const model = trainHeaderModel(examples.flat());
console.log(`all: ${describe(model, examples.flat())}`);
if (mode === "--write") writeFileSync(MODEL, writeHeaderModel(model));

type Point = ReturnType<typeof toPoint>;

function readColumns(file: string): RealColumn[] {
  const bytes = readFileSync(file);
  const text = (file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as RealColumn);
}

/** Tables of the same columns are one group: a hundred daily files count as one, and are never on both sides of a fold. */
function groupTables(columns: readonly RealColumn[]): RealTable[][] {
  const tables = new Map<string, RealColumn[]>();
  for (const column of columns) {
    const key = `${column.source} ${column.table}`;
    tables.set(key, [...(tables.get(key) ?? []), column]);
  }
  const grouped = new Map<string, RealTable[]>();
  for (const table of tables.values()) {
    const key = table.map(({ header }) => header.replace(/\d+/g, "0")).join("\t");
    grouped.set(key, [...(grouped.get(key) ?? []), { columns: table }]);
  }
  return [...grouped.values()];
}

function describe(fitted: LogisticModel, points: readonly Point[]): string {
  const rightOf = (label: 0 | 1): string => {
    const { rows, right } = measureHeaderModel(fitted, points, label);
    return `${((100 * right) / rows).toFixed(1)} % of ${rows}`;
  };
  return `with header right ${rightOf(1)}, without ${rightOf(0)}`;
}
