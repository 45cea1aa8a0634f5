/** Answers a question about rows that repeat an earlier one by leaving the later ones out. */
import type { RowRanges } from "@limpid/contract";
import type { TableSession } from "../data/table-session.ts";
import { LEAVE } from "../model/question-cards.ts";
import { answerQuestion } from "./answer.ts";
import { mayLeaveOut, queueRows } from "./leave-rows-out.ts";

export interface RepeatedRows {
  /** Later rows that repeat an earlier one. */
  readonly rows: RowRanges;
  /** The column that asks about them, and its question. */
  readonly column: number;
  readonly decision: string;
}

/** Leaves later rows out and the question as it is: undone as one. */
export function leaveRepeatsOut(table: TableSession, { rows, column, decision }: RepeatedRows): void {
  const value = { rows, isLeftOut: true };
  if (!mayLeaveOut(table, value)) return;
  const batch = answerQuestion(table, { columns: [column], decision, option: LEAVE });
  queueRows(table, value, batch);
}
