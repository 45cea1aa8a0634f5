/** Answers a question of columns: a decision of each of them, which are undone as one. */
import { idBuffer } from "../../../lib/id-buffer.ts";
import { canEdit, type TableSession, update } from "../data/table-session.ts";
import { addStep } from "../model/history.ts";
import { queue } from "./queue-edit.ts";

export interface QuestionAnswer {
  /** The columns that are answered. */
  readonly columns: readonly number[];
  /** The question, or one value of it. */
  readonly decision: string;
  readonly option: string;
}

/** Returns the id by which it is undone; undefined if nobody may answer it. */
export function answerQuestion(table: TableSession, { columns, decision, option }: QuestionAnswer): string | undefined {
  const [first] = columns;
  if (first === undefined || !canEdit(table)) return undefined;
  const batch = idBuffer.take();
  update(table.history, (history) =>
    addStep(history, { id: batch, kind: "decision", row: null, column: first, decision }),
  );
  for (const column of columns) {
    const edit = { kind: "decision", place: { row: null, column }, value: { decision, option } } as const;
    queue(table, edit, { batch_uuid: batch });
  }
  return batch;
}
