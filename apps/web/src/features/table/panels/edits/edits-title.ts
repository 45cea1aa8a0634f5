import { LABELS } from "@limpid/contract";
import type { JobState } from "../../model/job-state.ts";

/** Who may not edit has none of their own. */
export function editsTitle({ allowsEdits }: Pick<JobState, "allowsEdits">): string {
  return allowsEdits ? LABELS.myEdits : LABELS.edits;
}
