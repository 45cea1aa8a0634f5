/**
 * The columns of a multiple choice: one for each answer, which holds that answer where somebody ticked it, and is blank
 * elsewhere. In such a column "None" is an answer.
 */
import type { Column } from "@limpid/table";

/** This many boxes side by side are no coincidence. */
const MIN_BOXES = 3;
/** A box has its answer, and a blank. */
const MAX_TEXTS = 2;

/** Indexes of the columns that are such boxes. */
export function findTickBoxes(columns: readonly Column[]): ReadonlySet<number> {
  const boxes = new Set<number>();
  const answers = columns.map(answerOf);
  for (let start = 0; start < columns.length; start++) {
    let end = start;
    while (end < columns.length && answers[end] !== undefined) end++;
    const different = new Set(answers.slice(start, end).filter((answer) => answer !== ""));
    if (different.size >= MIN_BOXES) for (let index = start; index < end; index++) boxes.add(index);
    start = end;
  }
  return boxes;
}

/** The one answer of a box, "" where nobody gave it; undefined where the column is no box. */
function answerOf({ dict, codes }: Column): string | undefined {
  if (dict.length === 0 || dict.length > MAX_TEXTS) return undefined;
  const answers = dict.filter((text) => text.trim() !== "");
  const [answer = ""] = answers;
  const hasBlank = codes.some((code) => dict[code]?.trim() === "");
  return answers.length <= 1 && hasBlank ? answer.trim() : undefined;
}
