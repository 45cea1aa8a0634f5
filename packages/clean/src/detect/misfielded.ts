/**
 * Finds values that ran into the cell beside them: "Lugano Ticino" as the town, and a blank canton. Both cells are
 * proposed if the surplus is a value that the blank column has elsewhere and the rest is a value of its own column. If
 * the canton is given all the same, the town only repeats it.
 */
import { defineRowDetector } from "../detector.ts";
import { codeOfText, type EncodedColumn, NO_DATA } from "../encoded/encoded-column.ts";
import { MAX_COMPARED } from "../misspelling/max-compared.ts";

/** Cells that must hold the spilt value elsewhere. */
const MIN_CELLS = 2;
const SURE = 0.96;
/** What is left may as well be no value of its column. */
const UNSURE = 0.5;
/** A column that repeats its neighbour in a larger share of its rows does so on purpose. */
const MAX_REPEATED = 0.1;
const WORD = /\p{L}{2}/u;
const SEPARATED = /^(.*[^\s,;/|-])[\s,;/|-]+([^\s,;/|-]+)$/su;

type Feature = "known" | "cells" | "repeated" | "words";

export const misfielded = defineRowDetector<Feature>({
  name: "misfielded",
  about: "A value that ran into the cell beside it, or repeats it",
  source: "Rahm and Do 2000, Data cleaning: problems and current approaches: misfielded and embedded values",
  rules: { "rows.spill": "drop", "rows.repeat": "drop" },
  features: {
    known: "1 where what is left is a value of its column",
    cells: "cells of the column beside that hold what is too much",
    repeated: "share of the column's rows that repeat the column beside",
    words: "1 where both parts are words, and the cell is that which holds too much",
  },
  *detect(columns) {
    for (const [index, column] of columns.entries()) {
      for (const beside of [index + 1, index - 1]) {
        const neighbour = columns[beside];
        if (neighbour === undefined) continue;
        const { spills, repeats } = compareNeighbours(column, neighbour);
        for (const { row, part } of spills) {
          const words = WORD.test(part.kept) && WORD.test(part.moved) ? 1 : 0;
          const features = { known: part.known, cells: part.cells, repeated: 0, words };
          const explain = () => explainSpill(part, neighbour);
          yield { kind: "cell", column: index, row, output: part.kept, rule: "rows.spill", features, explain };
          yield {
            kind: "cell",
            column: beside,
            row,
            output: part.moved,
            rule: "rows.spill",
            features: { ...features, words: 0 },
            explain: () => `Moved from ${column.title}: ${explain()}`,
          };
        }
        for (const { row, part } of repeats) {
          const features = {
            known: part.known,
            cells: part.cells,
            repeated: repeats.length / column.codes.length,
            words: 0,
          };
          const explain = () => `"${part.moved}" repeats the value in ${neighbour.title}.`;
          yield { kind: "cell", column: index, row, output: part.kept, rule: "rows.repeat", features, explain };
        }
      }
    }
  },
  probability: ({ known, repeated }) => (repeated > MAX_REPEATED ? 0 : known === 1 ? SURE : UNSURE),
  isMany: ({ known, repeated, words }) => known === 1 && repeated === 0 && words === 1,
});

interface Misfielded {
  readonly row: number;
  readonly part: Parts;
}

function compareNeighbours(column: EncodedColumn, neighbour: EncodedColumn) {
  const spills: Misfielded[] = [];
  const repeats: Misfielded[] = [];
  const parts = splitTexts(column, neighbour);
  if (parts.size === 0) return { spills, repeats };
  for (let row = 0; row < column.codes.length; row++) {
    const part = parts.get(column.codes[row] ?? NO_DATA);
    if (part === undefined) continue;
    const beside = neighbour.codes[row] ?? NO_DATA;
    if (beside === NO_DATA && part.cells >= MIN_CELLS) spills.push({ row, part });
    else if (beside === part.code) repeats.push({ row, part });
  }
  return { spills, repeats };
}

/** A text that ends in a value of the column beside it. */
interface Parts {
  readonly kept: string;
  readonly moved: string;
  /** The code of the ending in the neighbour, and the cells there. */
  readonly code: number;
  readonly cells: number;
  readonly known: 0 | 1;
}

/** Splits texts by the code of the text. */
function splitTexts(column: EncodedColumn, neighbour: EncodedColumn): ReadonlyMap<number, Parts> {
  const parts = new Map<number, Parts>();
  for (const [own, text] of column.texts.entries()) {
    const [, kept = "", moved = ""] = text.length > MAX_COMPARED ? [] : (SEPARATED.exec(text) ?? []);
    const code = moved === "" ? NO_DATA : codeOfText(neighbour, moved);
    if (code === NO_DATA) continue;
    const known = codeOfText(column, kept) === NO_DATA ? 0 : 1;
    parts.set(own, { kept, moved, code, cells: neighbour.counts[code] ?? 0, known });
  }
  return parts;
}

function explainSpill({ moved, cells }: Parts, { title }: EncodedColumn): string {
  return `"${moved}" belongs in ${title}, where ${cells} other cells have it and this row has no value.`;
}
