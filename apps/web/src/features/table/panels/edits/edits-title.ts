import { LABELS } from "@limpid/contract";
import type { TableState } from "../../model/table-state.ts";

/** Who may not edit has none of their own. */
export function editsTitle({ allowsEdits }: Pick<TableState, "allowsEdits">): string {
  return allowsEdits ? LABELS.myEdits : LABELS.edits;
}
