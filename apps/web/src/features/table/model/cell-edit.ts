/** What an edit does to a cell, and which edits lead from one state of a cell to another. */
import { type CellReply, safeLink } from "@limpid/contract";
import { applyEdit, type CellEdit, type EditableCell } from "@limpid/edits";

/** Changes the cell as the server will, which applies edits by the same function. */
export function applyChange(cell: CellReply, change: CellEdit): CellReply {
  return withLink({ ...cell, ...toWire(applyEdit(fromWire(cell), change)), edited: true });
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
export function giveValue(cell: CellReply, text: string): readonly CellEdit[] {
  const settled: readonly CellEdit[] = cell.is_clean || text !== "" ? [] : [{ field: "isClean", value: true }];
  return [setOutput(text), ...settled];
}

export const setOutput = (text: string): CellEdit =>
  text === "" ? { field: "hasData", value: false } : { field: "output", value: text };

/**
 * Edits that turn `from` into `to`, in order. Undoing goes back from the present to the past. The class may
 * refuse a value again that a person had confirmed, so the confirmation is sent again.
 */
export function changesBetween(from: CellReply, to: CellReply, isUndoing = false): readonly CellEdit[] {
  const changes: CellEdit[] = [];
  let cell = from;
  const add = (change: CellEdit): void => {
    changes.push(change);
    cell = applyChange(cell, change);
  };
  if (to.has_data && to.output !== null && (cell.output !== to.output || !cell.has_data)) {
    add({ field: "output", value: to.output });
  }
  if (!to.has_data && cell.has_data) add({ field: "hasData", value: false });
  const isSaidAgain = isUndoing && changes[0]?.field === "output" && to.edited && to.is_valid;
  if (cell.is_valid !== to.is_valid || isSaidAgain) add({ field: "isValid", value: to.is_valid });
  if (cell.is_clean !== to.is_clean || isSaidAgain) add({ field: "isClean", value: to.is_clean });
  return changes;
}
