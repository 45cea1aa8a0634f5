/** What an edit does to a cell, and which edits lead from one state of a cell to another. */
import {
  applyEdit,
  CELL_FIELDS,
  type CellReply,
  type EditableCell,
  type EditCellRequest,
  safeLink,
} from "@limpid/contract";

export interface CellChange extends Pick<EditCellRequest, "action" | "value"> {
  /** The server's reason why the class of the column refuses the value. */
  readonly refusal?: string | undefined;
}

/** Changes the cell as the server will, since both use the contract. */
export function applyChange(cell: CellReply, { action, value, refusal }: CellChange): CellReply {
  const edited = applyEdit(fromWire(cell), { field: CELL_FIELDS[action], value: textOrFlag(value), refusal });
  return withLink({ ...cell, ...toWire(edited), edited: true });
}

function textOrFlag(value: CellChange["value"]): Exclude<CellChange["value"], number> {
  return typeof value === "number" ? String(value) : value;
}

/** Gives a cell in a column of addresses the link of its new value, if it has one. */
function withLink(cell: CellReply): CellReply {
  if (cell.entity === undefined) return cell;
  const { url: before, ...rest } = cell;
  const url = safeLink(cell.output ?? "");
  return url === before ? cell : { ...rest, ...(url !== undefined && { url }) };
}

/** The server does not send the pending output of a cell without data, so the original text takes its place. */
function fromWire(cell: CellReply): EditableCell {
  return {
    raw: cell.raw_input,
    output: cell.output ?? "",
    hasData: cell.has_data,
    isValid: cell.is_valid,
    isClean: cell.is_clean,
    prob: cell.prob,
    msg: cell.msg ?? "",
    rule: cell.rule ?? "",
    missing: cell.missing_data,
    naCode: cell.na_code,
  };
}

function toWire(cell: EditableCell): Partial<CellReply> {
  return {
    output: cell.hasData ? cell.output : null,
    has_data: cell.hasData,
    is_valid: cell.isValid,
    is_clean: cell.isClean,
    prob: cell.prob,
    msg: cell.msg || null,
    rule: cell.rule || null,
    missing_data: { ...cell.missing },
    na_code: cell.naCode,
  };
}

/** A person has decided what the cell is, even if that is no data, so it is no longer open. */
export function giveValue(cell: CellReply, text: string): readonly CellChange[] {
  const settled: readonly CellChange[] =
    cell.is_clean || text !== "" ? [] : [{ action: "edit_cell_is_clean", value: true }];
  return [setOutput(text), ...settled];
}

export const setOutput = (text: string): CellChange =>
  text === "" ? { action: "edit_cell_has_data", value: false } : { action: "edit_cell_output", value: text };

/**
 * Edits that turn `from` into `to`, in order. Undoing goes back from the present to the past. The class may
 * refuse a value again that a person had confirmed, so the confirmation is sent again.
 */
export function changesBetween(from: CellReply, to: CellReply, isUndoing = false): readonly CellChange[] {
  const changes: CellChange[] = [];
  let cell = from;
  const add = (change: CellChange): void => {
    changes.push(change);
    cell = applyChange(cell, change);
  };
  if (to.has_data && to.output !== null && (cell.output !== to.output || !cell.has_data)) {
    add({ action: "edit_cell_output", value: to.output });
  }
  if (!to.has_data && cell.has_data) add({ action: "edit_cell_has_data", value: false });
  const isSaidAgain = isUndoing && changes[0]?.action === "edit_cell_output" && to.edited && to.is_valid;
  if (cell.is_valid !== to.is_valid || isSaidAgain) add({ action: "edit_cell_is_valid", value: to.is_valid });
  if (cell.is_clean !== to.is_clean || isSaidAgain) add({ action: "edit_cell_is_clean", value: to.is_clean });
  return changes;
}
