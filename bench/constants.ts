/**
 * `npm run bench -- constants --planted DIR`: what the detectors find in tables with planted errors when each of their
 * constants is halved and doubled. The folder is made by the planting script of the evaluation data: `dirty` holds the
 * tables, `truth` a line of JSON for each planted cell.
 */
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { bundleVaried } from "./constants/bundle-varied.ts";
import type { Counts, FindErrors } from "./constants/find-errors.ts";
import { describeMachine } from "./support/describe-machine.ts";
import { markdownTable, writeResults } from "./support/write-results.ts";

const { values: options } = parseArgs({
  options: {
    planted: { type: "string" },
    every: { type: "string", default: "4" },
    bytes: { type: "string", default: "250000" },
  },
});
if (options.planted === undefined) throw new Error("Name the folder of planted tables: --planted DIR");
const planted = options.planted;

const { file, constants } = await bundleVaried();
const { openTables } = (await import(pathToFileURL(file).href)) as { readonly openTables: FindErrors };
rmSync(dirname(file), { recursive: true });
const names = readdirSync(join(planted, "dirty")).sort();
const tables = names
  .filter((_, index) => index % Number(options.every) === 0)
  .map((name) => ({
    name,
    bytes: new Uint8Array(readFileSync(join(planted, "dirty", name))),
    truth: readFileSync(join(planted, "truth", name.replace(/\.csv$/, ".jsonl")), "utf8"),
  }))
  .filter(({ bytes }) => bytes.length <= Number(options.bytes));
const find = await openTables(tables);

const before = find();
const rows = Object.keys(constants).flatMap((name) => {
  const value = constants[name] ?? 0;
  const [less, more] = varied(value);
  const findWith = (other: number): Counts => {
    constants[name] = other;
    const found = find();
    constants[name] = value;
    return found;
  };
  return [[`\`${name}\``, value, describe(less, findWith(less)), describe(more, findWith(more))]];
});

/** Shares stay shares. */
function varied(value: number): readonly [number, number] {
  if (Number.isInteger(value)) return [Math.max(1, Math.round(value / 2)), value * 2];
  return value < 0.5 ? [value / 2, value * 2] : [1 - 2 * (1 - value), 1 - (1 - value) / 2];
}

function describe(value: number, found: Counts): string {
  const changed = [...new Set([...before.keys(), ...found.keys()])]
    .sort()
    .filter((rule) => String(before.get(rule)) !== String(found.get(rule)))
    .map((rule) => `${rule} ${(found.get(rule) ?? [0, 0, 0]).join("/")}`);
  return `${Number(value.toPrecision(3))}: ${changed.length === 0 ? "the same" : changed.join(", ")}`;
}

const text = `${tables.length} tables. Cells found: planted, with the right meaning / planted, with another / not planted; with ! those that the detector is sure of.

${markdownTable(
  ["rule", "found"],
  [...before].sort(([one], [other]) => (one < other ? -1 : 1)).map(([rule, counts]) => [rule, counts.join("/")]),
)}

${markdownTable(
  ["constant", "value", "half", "twice"],
  rows.map((row) => row.map(String)),
)}`;
writeResults({
  name: "constants",
  title: "Constants of the detectors",
  machine: describeMachine(),
  figures: { tables: tables.length, rows },
  text,
});
