/** How a cell looks in the grid: its text and marks, and the sentence that says the same. */
import { type CellReply, LABELS, LIMITS, type MissingToken } from "@limpid/contract";
import { type CellMark, type GridCell, marksOf } from "../../../ui/grid/grid-source.ts";
import type { Proposal } from "./proposals.ts";

export interface CellLook {
  readonly missingToken: MissingToken;
  readonly isPending: boolean;
  readonly isReadOnly: boolean;
  /** Of others, for the owner to decide. */
  readonly proposals?: readonly Pick<Proposal, "action" | "proposed">[];
  /** What is shown is what the visitor has proposed. */
  readonly isOwnProposal?: boolean;
}

export function viewCell(cell: CellReply, look: CellLook): GridCell {
  return {
    text: cell.has_data ? (cell.output ?? "") : tokenText(look.missingToken),
    marks: marksOf(marksOfCell(cell, look)),
    note: noteOf(cell, look),
    isReadOnly: look.isReadOnly,
    ...(cell.url !== undefined && { href: cell.url }),
  };
}

/** Original text: beside cleaned columns, or where nothing is cleaned. */
export function viewRaw(text: string): GridCell {
  return { text, marks: "raw", note: "", isReadOnly: true };
}

function marksOfCell(
  cell: CellReply,
  { isPending, proposals = [], isOwnProposal = false }: CellLook,
): readonly CellMark[] {
  const marks: CellMark[] = [];
  if (!cell.has_data) marks.push("missing");
  else if (!cell.is_valid) marks.push("invalid");
  if (!cell.is_clean) marks.push("not-clean");
  if (isChanged(cell)) marks.push("changed");
  const isProposed = proposals.length > 0 || isOwnProposal;
  if (isPending || isProposed) marks.push("pending");
  if (isProposed) marks.push("proposed");
  return marks;
}

function isChanged(cell: CellReply): boolean {
  return cell.has_data ? cell.output !== cell.raw_input : cell.raw_input.trim() !== "";
}

/** The choice is called `<blank>`; what it shows is nothing. */
function tokenText(token: MissingToken): string {
  return token === "<blank>" ? "" : token;
}

/** What else the cell may stand for, likeliest first. Of a cell without data the one that says the same is empty. */
export function otherReadings({ alternatives, output }: CellReply): CellReply["alternatives"] {
  return alternatives.filter((reading) => reading.output !== (output ?? ""));
}

/** "Could be missing data (N%)", or null. */
export function missingWarning({ missing_data, has_data }: CellReply): string | null {
  const { prediction, probability } = missing_data;
  if (!has_data || prediction !== "MISSING" || probability <= LIMITS.missingDataWarning) return null;
  return LABELS.couldBeMissing(Math.round(probability * 100));
}

function noteOf(cell: CellReply, { isPending, proposals = [], isOwnProposal = false }: CellLook): string {
  const problem = !cell.has_data
    ? LABELS.missingData
    : !cell.is_valid
      ? "Not valid"
      : !cell.is_clean
        ? LABELS.notClean
        : "";
  const changed = cell.has_data && isChanged(cell) ? `Was ${JSON.stringify(cell.raw_input)}` : "";
  const pending = isOwnProposal ? "Proposed by you" : isPending ? "Change pending" : "";
  const parts = [problem, cell.msg ?? "", changed, missingWarning(cell) ?? "", pending, ...proposals.map(wordsOf)];
  return parts.filter((part) => part !== "").join(". ");
}

/** "Proposed: Ada". */
function wordsOf({ action, proposed }: Pick<Proposal, "action" | "proposed">): string {
  if (action === "edit_cell_is_clean" || action === "edit_cell_is_valid") return "Proposed: it is right";
  return `Proposed: ${proposed ?? LABELS.missingData}`;
}
