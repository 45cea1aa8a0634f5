/** What a proposal would make of what it was made on, as steps of the log tell it. */
import type { LoggedStep } from "../../model/history.ts";
import { isOfComponent, type Proposal } from "../../model/proposals.ts";

export function proposalTexts({
  action,
  row,
  made_on,
  proposed,
  value,
}: Proposal): Pick<LoggedStep, "after" | "before" | "cells" | "kind"> {
  const isCalledRight = action === "edit_cell_is_clean" || action === "edit_cell_is_valid";
  const after = isCalledRight ? made_on : (proposed ?? (typeof value === "string" ? value : null));
  const kind = isOfComponent(action) ? "component" : row === null ? "title" : "cells";
  return { kind, cells: 1, before: made_on, after };
}
