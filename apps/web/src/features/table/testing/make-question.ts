/** Columns that ask, for tests. */
import type { ColumnReply, QuestionReply } from "@limpid/contract";
import { makeColumn } from "../../../testing/make-column.ts";

export function makeQuestion(change: Partial<QuestionReply> = {}): QuestionReply {
  return {
    id: "ways",
    kind: "ways",
    columns: ["Country"],
    cells: 5,
    values: [
      { raw: "NO", cells: 3, proposed: "Norway" },
      { raw: "Norge", cells: 2, proposed: "Norway" },
    ],
    message: "5 cells are written in another way than most.",
    options: [
      { id: "leave", label: "Leave as they are", cells: 0, preview: [], loses: null },
      { id: "accept", label: "Use the most common way", cells: 5, preview: ["NO → Norway"], loses: null },
    ],
    recommended: "accept",
    worth: 1,
    ...change,
  };
}

/** Both ask the same. */
export function makeAlikeColumns(titles: readonly string[], change: Partial<QuestionReply> = {}): ColumnReply[] {
  const column_uuids = titles.map((title) => `column-${title}`);
  const question = makeQuestion({ columns: [...titles], column_uuids, ...change });
  return titles.map((title) => makeColumn(title, { questions: [question] }));
}
