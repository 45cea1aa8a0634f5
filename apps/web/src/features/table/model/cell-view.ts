/** How a cell looks in the grid: its text and marks, and the sentence that says the same. */
import { type CellReply, LABELS, LIMITS, type MissingToken } from "@limpid/contract";
import { EDIT_RULE } from "@limpid/edits";
import { type CellMark, type GridCell, joinMarks } from "../../../ui/grid/grid-source.ts";
import type { Proposal } from "./proposals.ts";

export interface CellLook {
  readonly missingToken: MissingToken;
  readonly isPending: boolean;
  readonly isReadOnly: boolean;
  /** Cells that changed only in form are marked, too. */
  readonly showsWritten?: boolean;
  /** The proposals of others, which the owner decides. */
  readonly proposals?: readonly Pick<Proposal, "action" | "proposed">[];
  /** What is shown is what the visitor has proposed. */
  readonly isOwnProposal?: boolean;
}

export function viewCell(cell: CellReply, look: CellLook): GridCell {
  const ghost = ghostOf(cell, look);
  return {
    text: cell.has_data ? (cell.output ?? "") : tokenText(look.missingToken),
    marks: joinMarks(marksOfCell(cell, look)),
    note: noteOf(cell, look),
    ...(ghost !== "" && { ghost }),
    isReadOnly: look.isReadOnly,
    ...(cell.url !== undefined && { href: cell.url }),
  };
}

/** A cell of an excluded row shows only that the row is excluded. */
export function viewLeftOut({ text, href }: GridCell): GridCell {
  return {
    text,
    marks: joinMarks(["left-out"]),
    note: LABELS.leftOut,
    isReadOnly: true,
    ...(href !== undefined && { href }),
  };
}

/** Original text: beside cleaned columns, or where nothing is cleaned. */
export function viewRaw(text: string): GridCell {
  return { text, marks: "raw", note: "", isReadOnly: true };
}

function marksOfCell(
  cell: CellReply,
  { isPending, showsWritten = false, proposals = [], isOwnProposal = false }: CellLook,
): readonly CellMark[] {
  const marks: CellMark[] = [];
  if (!cell.has_data) marks.push("missing");
  else if (!cell.is_valid) marks.push("invalid");
  if (!cell.is_clean) marks.push("not-clean");
  if (isRepaired(cell)) marks.push("repaired");
  else if (showsWritten && isChanged(cell)) marks.push("written");
  const isProposed = proposals.length > 0 || isOwnProposal;
  if (isPending || isProposed) marks.push("pending");
  if (isProposed) marks.push("proposed");
  return marks;
}

function isChanged(cell: CellReply): boolean {
  return cell.has_data ? cell.output !== cell.raw_input : cell.raw_input.trim() !== "";
}

/** Cleaning, or a person, has given it another value than its text has. */
function isRepaired(cell: CellReply): boolean {
  return cell.has_data && isChanged(cell) && (cell.repair === true || cell.rule === EDIT_RULE);
}

/** The choice is called `<blank>`; what it shows is nothing. */
export function tokenText(token: MissingToken): string {
  return token === "<blank>" ? "" : token;
}

/** Lists other readings of the cell, likeliest first. For a cell without data the empty reading is the present one. */
export function otherReadings({ alternatives, output }: CellReply): CellReply["alternatives"] {
  return alternatives.filter((reading) => reading.output !== (output ?? ""));
}

/** What is proposed for an open cell: the reading that is likelier than every other. */
export function likeliest(cell: CellReply): CellReply["alternatives"][number] | null {
  if (cell.is_clean || cell.rule === EDIT_RULE) return null;
  const [first, second] = otherReadings(cell);
  return first === undefined || first.prob === second?.prob ? null : first;
}

/** What a person proposes goes before what cleaning does; what the visitor has proposed is shown already. */
function ghostOf(cell: CellReply, { missingToken, proposals = [], isOwnProposal = false }: CellLook): string {
  if (isOwnProposal) return "";
  const values = proposals.filter(isOfValue);
  const value = values.length > 0 ? values.at(-1)?.proposed : likeliest(cell)?.output;
  return value === undefined ? "" : value || tokenText(missingToken) || LABELS.missingData;
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
  const was = isRepaired(cell) && cell.rule !== EDIT_RULE ? "Corrected, was" : "Was";
  const changed = cell.has_data && isChanged(cell) ? `${was} ${JSON.stringify(cell.raw_input)}` : "";
  const reading = likeliest(cell);
  const likely = reading === null ? "" : `Most likely: ${reading.output || LABELS.missingData}`;
  const pending = isOwnProposal ? "Proposed by you" : isPending ? "Change pending" : "";
  const warning = missingWarning(cell) ?? "";
  const parts = [problem, cell.msg ?? "", changed, warning, likely, pending, ...proposals.map(wordsOf)];
  return parts
    .filter((part) => part !== "")
    .map((part) => part.replace(/\.$/, ""))
    .join(". ");
}

/** "Proposed: Ada". */
function wordsOf({ action, proposed }: Pick<Proposal, "action" | "proposed">): string {
  return isOfValue({ action }) ? `Proposed: ${proposed ?? LABELS.missingData}` : "Proposed: mark as clean";
}

const isOfValue = ({ action }: Pick<Proposal, "action">): boolean =>
  action !== "edit_cell_is_clean" && action !== "edit_cell_is_valid";
