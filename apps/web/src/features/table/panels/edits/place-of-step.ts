/** Names the place of a step in a few words. */
import { type ColumnReply, LABELS } from "@limpid/contract";
import type { LoggedStep } from "../../model/history.ts";

type Place = Pick<LoggedStep, "cells" | "column" | "decision" | "kind" | "left_out" | "row" | "rows">;

export function placeOfStep(step: Place, columns: readonly ColumnReply[]): string {
  const { kind, row, column, cells, rows = 1, left_out } = step;
  const title = (column === null ? undefined : columns[column]?.title) ?? "";
  switch (kind) {
    case "cells":
      return cells > 1 ? `${LABELS.editedCells(cells)}, ${title}` : `${title}, row ${inDigits((row ?? 0) + 1)}`;
    case "title":
      return "Title of the column";
    case "class":
      return `Class of ${title}`;
    case "decision":
      return `${decisionTitle(step, columns)}, ${title}`;
    case "component":
      return `Column of ${title}`;
    case "rows": {
      const place = rows > 1 ? LABELS.rowsFrom(rows, row ?? 0) : LABELS.rowNumber(row ?? 0);
      return `${place} ${left_out === true ? LABELS.leftOut : LABELS.takenBack}`;
    }
    case "settings":
      return "Cleaning of the table";
  }
}

/** A decision on one value of a question is named after the question and the value. */
function decisionTitle({ column, decision = "" }: Place, columns: readonly ColumnReply[]): string {
  const decisions = column === null ? [] : (columns[column]?.decisions ?? []);
  const titleOf = (wanted: string): string | undefined => decisions.find(({ id }) => id === wanted)?.title;
  const end = decision.indexOf(":");
  if (end < 0) return titleOf(decision) ?? "Decision";
  return titleOf(decision) ?? `${titleOf(decision.slice(0, end)) ?? "Decision"}: ${decision.slice(end + 1)}`;
}

const inDigits = (amount: number): string => amount.toLocaleString("en");
