/** Tables in which rows belong together, made of real ones: things that come again, and things of which several sources tell. */
import type { Random } from "../../../packages/models/src/learner/random.ts";
import type { RealTable } from "./real-tables.ts";

const MAX_THINGS = 40;
const MAX_CELLS = 4000;

/** Each row some times, under a key of its own. */
export function repeatThings(table: RealTable, random: Random): RealTable {
  const things = table.rows.slice(0, MAX_THINGS);
  const most = 2 + random.below(12);
  const rows = things.flatMap((row, index) =>
    Array.from({ length: 1 + random.below(most) }, () => [`K${1000 + index}`, ...row]),
  );
  return limit({ ...table, titles: ["key", ...table.titles], rows: random.shuffled(rows) });
}

/** Each row once from every source, or from most of them. */
export function tellBySources(table: RealTable, random: Random): RealTable {
  const sources = Array.from({ length: 5 + random.below(12) }, (_, index) => `source ${index + 1}`);
  const told = 0.5 + random.next() * 0.5;
  const rows = table.rows
    .slice(0, MAX_THINGS)
    .flatMap((row, index) =>
      sources.filter(() => random.next() < told).map((source) => [source, `T-${100 + index}`, ...row]),
    );
  return limit({ ...table, titles: ["source", "thing", ...table.titles], rows });
}

function limit(table: RealTable): RealTable {
  const most = Math.floor(MAX_CELLS / table.titles.length);
  return { ...table, rows: table.rows.slice(0, most), hasRows: true };
}
