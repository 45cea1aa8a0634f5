/** How a value stands among the others of its column: one that stands alone where all others repeat is a likelier error. */
import type { Column } from "@limpid/table";

export type Standing = `${"once" | "twice" | "often"} of ${"few" | "some" | "many" | "unique"}`;

/** From so many cells on, a value is one of the column's usual ones. */
const OFTEN = 4;
/** Different values by row, up to which a column holds few, some or many. */
const FEW = 0.1;
const SOME = 0.5;
const MANY = 0.9;

/** Of a value that stands in so many cells of the column. */
export function standingOf(cells: number, { dict, codes }: Column): Standing {
  const times = cells >= OFTEN ? "often" : cells > 1 ? "twice" : "once";
  return `${times} of ${varietyOf(dict.length / Math.max(1, codes.length))}`;
}

function varietyOf(distinct: number): "few" | "some" | "many" | "unique" {
  if (distinct <= FEW) return "few";
  if (distinct <= SOME) return "some";
  return distinct <= MANY ? "many" : "unique";
}
