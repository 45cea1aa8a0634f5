/**
 * Days that come before those they follow in all other rows. Of the two columns the one is shown whose days lie farther
 * from the rest of their column: slips of one kind are mostly in one of them.
 */
import { defineNumberDetector } from "../detector.ts";
import { type NumberColumn, numberAt } from "../encoded/number-column.ts";
import { countUpTo, sortNumbers } from "../encoded/sort-numbers.ts";

/** Rows that show an order: by the rule of three, less than one in ten goes against it where none of thirty does. */
const MIN_ROWS = 30;
/** At most this share of them contradicts the order; one row always may. */
const MAX_BROKEN = 0.01;
/** If more do, the column asks, where the titles tell the order. */
const MAX_ASKED = 0.45;
const STARTS =
  /(?<![\p{L}\d])(?:start|from|begin|began|beginning|open|opened|birth|born|depart|departure|check ?in|von|beginn|anfang|ab|d[eé]but|du|desde|inicio|dal|inizio|van|de|hired|order|ordered|admission|admitted|issued|created)(?![\p{L}\d])/iu;
const ENDS =
  /(?<![\p{L}\d])(?:end|ended|to|until|till|close|closed|death|died|arrive|arrival|check ?out|bis|ende|schluss|fin|au|hasta|al|fine|tot|até|left|delivery|delivered|shipped|discharge|discharged|expires|expiry|due|updated)(?![\p{L}\d])/iu;
/** Days that are mostly the same have no order. */
const MIN_APART = 0.5;
/** Columns of days to either side that are looked at. */
const REACH = 20;
/** Less than a change needs: either day may be the wrong one. */
const PROBABILITY = 0.75;

type Feature = "rows" | "broken" | "apart" | "titled";

export const endBeforeStart = defineNumberDetector<Feature>({
  name: "end before start",
  about: "A day that comes before the one that it follows in all other rows",
  source: "Fellegi and Holt 1976, logical edits; Great Expectations, expect_column_pair_values_a_to_be_greater_than_b",
  rules: { "days.order": "propose" },
  features: {
    rows: "rows that have both days",
    broken: "rows in which the later one comes first",
    apart: "share of the rows in which the two are not the same",
    titled: "1 where the titles tell which of the two comes first",
  },
  *detect(columns) {
    const days = columns.flatMap((column, index) => (column.kind === "day" ? [{ column, index }] : []));
    for (const [place, start] of days.entries())
      for (const end of days.slice(Math.max(0, place - REACH), place + REACH + 1)) {
        const isTitled = isStartOf(start.column.title, end.column.title);
        const order =
          end === start ? undefined : findOrder(start.column, end.column, isTitled ? MAX_ASKED : MAX_BROKEN);
        if (order === undefined || order.broken.length === 0) continue;
        const { broken, ...counts } = order;
        const features = { ...counts, broken: broken.length, titled: isTitled ? 1 : 0 };
        const oddness = [oddnessIn(start.column), oddnessIn(end.column)] as const;
        const [ofStarts = 0, ofEnds = 0] = oddness.map((odd) => broken.reduce((sum, row) => sum + odd(row), 0));
        const isStart = isRare({ broken: broken.length, rows: counts.rows }) && ofStarts > ofEnds;
        const [own, other] = isStart ? [start, end] : [end, start];
        const relation = isStart ? "after" : "before";
        for (const row of broken) {
          const explain = () =>
            `Comes ${relation} ${other.column.title} (${other.column.textOf(other.column.codes[row] ?? 0)}); only ${broken.length} of ${counts.rows} rows have this order.`;
          yield { kind: "cell", column: own.index, row, output: null, rule: "days.order", features, explain };
        }
      }
  },
  probability: ({ rows, broken, apart }) =>
    rows >= MIN_ROWS && apart >= MIN_APART && isRare({ rows, broken }) ? PROBABILITY : 0,
  isMany: ({ rows, broken, apart, titled }) =>
    titled === 1 && rows >= MIN_ROWS && apart >= MIN_APART && broken <= MAX_ASKED * rows,
});

/** Whether the titles say that one day begins what the other ends, such as "valid from" and "valid to". */
function isStartOf(start: string, end: string): boolean {
  const [first, last] = [start, end].map((title) =>
    title
      .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")
      .replace(/[_.-]+/g, " ")
      .toLowerCase(),
  );
  return STARTS.test(first ?? "") && ENDS.test(last ?? "") && !ENDS.test(first ?? "") && !STARTS.test(last ?? "");
}

function isRare({ rows, broken }: Readonly<Record<"rows" | "broken", number>>): boolean {
  return broken <= Math.max(1, MAX_BROKEN * rows);
}

interface Order {
  readonly rows: number;
  readonly apart: number;
  readonly broken: readonly number[];
}

/** Undefined as soon as too many rows go against it. */
function findOrder(start: NumberColumn, end: NumberColumn, share: number): Order | undefined {
  const rowCount = start.codes.length;
  const most = Math.max(1, share * rowCount);
  const broken: number[] = [];
  let [rows, apart] = [0, 0];
  for (let row = 0; row < rowCount; row++) {
    const length = numberAt(end, row) - numberAt(start, row);
    if (Number.isNaN(length)) continue;
    rows++;
    if (length !== 0) apart++;
    if (length < 0 && broken.push(row) > most) return undefined;
  }
  return { rows, apart: apart / Math.max(1, rows), broken };
}

/** How few of the days of a column lie beyond that of a row, from 0 in the middle to 1 at either end. */
function oddnessIn(column: NumberColumn): (row: number) => number {
  const sorted = sortNumbers(column);
  return (row) => Math.abs((2 * countUpTo(sorted, numberAt(column, row))) / Math.max(1, sorted.length) - 1);
}
