/** Answers a question of columns: a decision of each of them, which are undone as one. */
import { utcStamp } from "@limpid/contract";
import { idBuffer } from "../../../lib/id-buffer.ts";
import { canEdit, type TableSession, update } from "../data/table-session.ts";
import { addStep } from "../model/history.ts";
import { queue } from "./queue-edit.ts";

export interface QuestionAnswer {
  /** Of the columns that are answered. */
  readonly columns: readonly number[];
  /** The question, or one value of it. */
  readonly decision: string;
  readonly option: string;
}

export function answerQuestion(table: TableSession, { columns, decision, option }: QuestionAnswer): void {
  const [first] = columns;
  if (first === undefined || !canEdit(table)) return;
  const batch = idBuffer.take();
  update(table.history, (history) =>
    addStep(history, { id: batch, kind: "decision", row: null, column: first, decision }),
  );
  for (const column of columns) {
    const column_uuid = table.data.get().columns[column]?.id ?? "";
    queue(
      table,
      { row: null, column },
      {
        action: "edit_column_decision",
        decision,
        value: option,
        batch_uuid: batch,
        dt_utc: utcStamp(new Date()),
        affects: "data",
        column_uuid,
      },
    );
  }
}
