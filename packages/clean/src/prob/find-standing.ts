/** How a value stands among the others of its column: one that stands alone where all others repeat is a likelier error. */
type Variety = "few" | "some" | "many" | "unique";
export type Standing = `${"once" | "twice" | "often"} of ${Variety}`;

/** From so many cells on, a value is one of the column's usual ones. */
const OFTEN = 4;
/** Different values by row, up to which a column holds few, some or many. */
const FEW = 0.1;
const SOME = 0.5;
const MANY = 0.9;

/** Chooses the standing of the values of a column by its different texts and their cells. */
export function findStandings({ distinct, rows }: { readonly distinct: number; readonly rows: number }) {
  const variety = varietyOf(distinct / Math.max(1, rows));
  const [once, twice, often] = [`once of ${variety}`, `twice of ${variety}`, `often of ${variety}`] as const;
  return (cells: number): Standing => (cells >= OFTEN ? often : cells > 1 ? twice : once);
}

function varietyOf(share: number): Variety {
  if (share <= FEW) return "few";
  if (share <= SOME) return "some";
  return share <= MANY ? "many" : "unique";
}
