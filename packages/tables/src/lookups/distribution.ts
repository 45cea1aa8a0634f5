/**
 * Computes how the values of a cleaned column are distributed, edits included: a histogram, and the values far from the
 * others.
 */
import type { DuckDBConnection } from "@duckdb/node-api";
import { readAll } from "../parquet/duckdb.ts";
import type { EditedTable } from "../read/edited-table.ts";
import { placeExpression, type ValueOrder } from "./value-order.ts";

export interface Distribution {
  /**
   * Numbers and days in ranges of equal width in rising order; other values by frequency, or none if there are too
   * many.
   */
  readonly bins: readonly Bin[];
  readonly far: FarValues;
}

/** Number of cells in a range with its least and greatest value, which are null without cells. */
export interface Bin {
  readonly count: number;
  readonly least: string | null;
  readonly greatest: string | null;
}

/** Cells outside Tukey's outer fences: below or above the middle half by more than three times its width. */
export interface FarValues {
  readonly low: number;
  readonly high: number;
  /** The farthest values. */
  readonly values: readonly { readonly value: string; readonly count: number; readonly row: number }[];
}

export interface DistributionLimits {
  readonly bins: number;
  readonly far: number;
}

const FENCE = 3;
const SECONDS_OF_A_DAY = 86_400;
const NONE: FarValues = { low: 0, high: 0, values: [] };

export async function findDistribution(
  table: EditedTable,
  {
    column,
    order,
    limits,
  }: { readonly column: number; readonly order: ValueOrder; readonly limits: DistributionLimits },
): Promise<Distribution> {
  return await table.query(async (connection) => {
    const texts = (await table.textsOf(connection, column)).join(" union all ");
    if (order === "text") return { bins: await countValues(connection, texts, limits.bins), far: NONE };
    await connection.run(
      `create temp table placed as
       select * from (select row, text, ${placeExpression("text", order)}::double as place from (${texts})) where isfinite(place)`,
    );
    const scale = await readScale(connection, order === "day" ? SECONDS_OF_A_DAY : 1);
    if (scale === undefined) return { bins: [], far: NONE };
    return {
      bins: await countBins(connection, scale, limits.bins),
      far: await findFar(connection, scale, limits.far),
    };
  });
}

/** Range between the fences, limited to existing values. All places are multiples of `unit`, or it is 0. */
interface Scale {
  readonly from: number;
  readonly to: number;
  readonly unit: number;
}

async function readScale(connection: DuckDBConnection, unit: number): Promise<Scale | undefined> {
  const [[least, greatest, lower, upper, isWhole] = []] = await readAll(
    connection,
    `select min(place), max(place), quantile_disc(place, 0.25), quantile_disc(place, 0.75), bool_and(place % ${unit} = 0) from placed`,
  );
  if (typeof least !== "number" || typeof greatest !== "number") return undefined;
  const reach = FENCE * (Number(upper) - Number(lower));
  // If half of the cells have one value, the fences collapse, so no value counts as far.
  const [from, to] = reach === 0 ? [least, greatest] : [Number(lower) - reach, Number(upper) + reach];
  return { from: Math.max(least, from), to: Math.min(greatest, to), unit: isWhole === true ? unit : 0 };
}

/** Values beyond the fences are counted in the first and the last bin. */
async function countBins(
  connection: DuckDBConnection,
  { from, to, unit }: Scale,
  most: number,
): Promise<readonly Bin[]> {
  const units = unit === 0 ? most : (to - from) / unit + 1;
  const width = unit === 0 ? (to - from) / most : Math.ceil(units / most) * unit;
  const count = width === 0 ? 1 : unit === 0 ? most : Math.ceil((units * unit) / width);
  const bins: Bin[] = Array.from({ length: count }, () => ({ count: 0, least: null, greatest: null }));
  const index = width === 0 ? "0" : `greatest(0, least(${count - 1}, floor((place - (${from})) / ${width})))`;
  const rows = await readAll(
    connection,
    `select ${index} as bin, count(*), arg_min(text, place), arg_max(text, place) from placed group by bin`,
  );
  for (const [bin, cells, least, greatest] of rows)
    bins[Number(bin)] = { count: Number(cells), least: String(least), greatest: String(greatest) };
  return bins;
}

async function findFar(connection: DuckDBConnection, { from, to }: Scale, most: number): Promise<FarValues> {
  const [[low, high] = []] = await readAll(
    connection,
    `select count(*) filter (place < ${from}), count(*) filter (place > ${to}) from placed`,
  );
  const values = await readAll(
    connection,
    `select text, count(*), min(row) from placed where place < ${from} or place > ${to} group by text, place
     order by greatest(${from} - place, place - (${to})) desc, text limit ${most}`,
  );
  return {
    low: Number(low),
    high: Number(high),
    values: values.map(([value, count, row]) => ({ value: String(value), count: Number(count), row: Number(row) })),
  };
}

async function countValues(connection: DuckDBConnection, texts: string, most: number): Promise<readonly Bin[]> {
  const rows = await readAll(
    connection,
    `select text, count(*) as cells from (${texts}) where text is not null group by text
     order by cells desc, text limit ${most + 1}`,
  );
  if (rows.length > most) return [];
  return rows.map(([text, count]) => ({ count: Number(count), least: String(text), greatest: String(text) }));
}
