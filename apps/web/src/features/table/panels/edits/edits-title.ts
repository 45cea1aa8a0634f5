import { LABELS } from "@limpid/contract";
import type { TableState } from "../../model/table-state.ts";

/** People who may not edit have no edits of their own. */
export function editsTitle({ allowsEdits }: Pick<TableState, "allowsEdits">): string {
  return allowsEdits ? LABELS.myEdits : LABELS.edits;
}
