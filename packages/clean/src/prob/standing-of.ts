/** How a value stands among the others of its column: one that stands alone where all others repeat is a likelier error. */
export type Standing = `${"once" | "twice" | "often"} of ${"few" | "some" | "many" | "unique"}`;

/** From so many cells on, a value is one of the column's usual ones. */
const OFTEN = 4;
/** Different values by row, up to which a column holds few, some or many. */
const FEW = 0.1;
const SOME = 0.5;
const MANY = 0.9;

interface Variety {
  /** Different texts of the column, and its cells. */
  readonly distinct: number;
  readonly rows: number;
}

/** Of a value that stands in so many cells of the column. */
export function standingOf(cells: number, { distinct, rows }: Variety): Standing {
  const times = cells >= OFTEN ? "often" : cells > 1 ? "twice" : "once";
  return `${times} of ${varietyOf(distinct / Math.max(1, rows))}`;
}

function varietyOf(distinct: number): "few" | "some" | "many" | "unique" {
  if (distinct <= FEW) return "few";
  if (distinct <= SOME) return "some";
  return distinct <= MANY ? "many" : "unique";
}
