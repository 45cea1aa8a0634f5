/** Cells, as they cross the wire. */
import { type CellReply, type RawCellReply, safeLink } from "@limpid/contract";
import { applyEdits, type CellEdit, COMPUTED_RULE } from "@limpid/edits";
import { cellId, columnId, rowId, toCellState, type Verdict } from "@limpid/table";

export interface CellPlace {
  readonly tableId: string;
  readonly row: number;
  readonly column: number;
  /** The class of the column, where its values are addresses. */
  readonly linkClass?: string | undefined;
}

/** `edits` are those of the cell, oldest first; undefined for a cell without edits. */
export function cellToWire(place: CellPlace, verdict: Verdict, edits: readonly CellEdit[] | undefined): CellReply {
  const { tableId, row, column } = place;
  const cleaned = toCellState(verdict);
  const cell = applyEdits(cleaned, edits ?? []);
  return {
    id: cellId(tableId, row, column),
    row_uuid: rowId(tableId, row),
    column_uuid: columnId(tableId, column),
    raw_input: cell.raw,
    output: cell.hasData ? cell.output : null,
    has_data: cell.hasData,
    is_valid: cell.isValid,
    is_clean: cell.isClean,
    prob: cell.prob,
    msg: cell.msg || null,
    completed: true,
    hidden: false,
    deleted: false,
    missing_data: { prediction: cell.missing.prediction, probability: cell.missing.probability },
    na_code: cell.naCode,
    rule: cell.rule || null,
    alternatives: cell.alternatives.map(({ output, prob }) => ({ output, prob })),
    // Edits that lead back to what cleaning left leave no trace.
    edited: cell !== cleaned,
    ...(verdict.kind === "repaired" && { repair: true }),
    ...linkOf(place, cell),
  };
}

function linkOf(
  { linkClass }: CellPlace,
  { hasData, output }: { readonly hasData: boolean; readonly output: string },
): Pick<CellReply, "entity" | "url"> {
  if (linkClass === undefined) return {};
  const url = hasData ? safeLink(output) : undefined;
  return url === undefined ? { entity: linkClass } : { entity: linkClass, url };
}

export function rawCellToWire(place: CellPlace, raw: string): RawCellReply {
  return {
    ...compactCellToWire(place, raw),
    output: raw,
    has_data: raw.trim() !== "",
    is_valid: null,
    is_clean: null,
    prob: null,
    msg: null,
    completed: false,
    hidden: false,
    deleted: false,
    missing_data: { prediction: null, probability: null },
  };
}

export function compactCellToWire({ tableId, row, column }: CellPlace, raw: string): RawCellReply {
  return {
    id: cellId(tableId, row, column),
    row_uuid: rowId(tableId, row),
    column_uuid: columnId(tableId, column),
    raw_input: raw,
  };
}

/** Writes a cell of a computed column: `source` is the cell it is made of, `text` its component, null if it has none. */
export function computedCellToWire(
  { tableId, row, column }: CellPlace,
  source: CellReply,
  text: string | null,
): CellReply {
  const hasData = text !== null;
  return {
    id: cellId(tableId, row, column),
    row_uuid: rowId(tableId, row),
    column_uuid: columnId(tableId, column),
    raw_input: text ?? "",
    output: text,
    has_data: hasData,
    is_valid: true,
    is_clean: true,
    prob: source.prob,
    msg: null,
    completed: true,
    hidden: false,
    deleted: false,
    missing_data: { prediction: hasData ? "VALID" : "MISSING", probability: 1 },
    na_code: hasData ? 0 : 1,
    rule: COMPUTED_RULE,
    alternatives: [],
    edited: false,
  };
}
