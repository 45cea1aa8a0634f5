/**
 * Trains the model that tells a row of names from a row of values, and writes its weights:
 *   npx tsx tools/train/train-header-model.ts REAL_COLUMNS.jsonl.gz [--write]
 * The file holds a column of a real table a line: `{source, table, header, values}`. Without --write, the accuracy on
 * held-out tables is printed and nothing changes.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { headerFeatures } from "../../packages/ingest/src/shape/has-header.ts";
import { HEADER_FEATURES } from "../../packages/ingest/src/shape/header-features.ts";
import { fitLogistic, type LogisticModel, scoreOf } from "./fit-logistic.ts";
import { type HeaderExample, makeExamples } from "./header-examples.ts";
import type { RealColumn, RealTable } from "./real-table.ts";

const WEIGHTS = new URL("../../packages/ingest/src/shape/header-weights.ts", import.meta.url);
const FOLDS = 5;

const [path, mode] = process.argv.slice(2);
if (path === undefined) throw new Error("Give the file of real columns");

const groups = groupTables(readColumns(path));
const examples = groups.map((tables, group) => makeExamples(tables, group).map(toPoint));
for (let fold = 0; fold < FOLDS; fold++) {
  const train = examples.filter((_, group) => group % FOLDS !== fold).flat();
  const held = examples.filter((_, group) => group % FOLDS === fold).flat();
  console.log(`fold ${fold}: ${describe(fitLogistic(train), held)}`);
}
const model = fitLogistic(examples.flat());
console.log(`all: ${describe(model, examples.flat())}`);
if (mode === "--write") writeFileSync(WEIGHTS, formatWeights(model));

interface Point {
  readonly features: readonly number[];
  readonly label: 0 | 1;
  readonly weight: number;
}

function toPoint({ first, body, isHeader, weight }: HeaderExample): Point {
  const features = headerFeatures(first, body);
  return { features: HEADER_FEATURES.map((name) => features[name]), label: isHeader ? 1 : 0, weight };
}

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
    const some = points.filter((point) => point.label === label);
    const right = some.filter(({ features }) => scoreOf(fitted, features) > 0 === (label === 1));
    return `${((100 * right.length) / some.length).toFixed(1)} % of ${some.length}`;
  };
  return `with header right ${rightOf(1)}, without ${rightOf(0)}`;
}

function formatWeights({ weights, bias }: LogisticModel): string {
  const lines = HEADER_FEATURES.map((name, index) => `  "${name}": ${(weights[index] ?? 0).toFixed(3)},`);
  return `/** Written by tools/train/train-header-model.ts; not edited by hand. */
import type { HeaderFeature } from "./header-features.ts";

export const HEADER_BIAS = ${bias.toFixed(3)};

export const HEADER_WEIGHTS: Readonly<Record<HeaderFeature, number>> = {
${lines.join("\n")}
};
`;
}
