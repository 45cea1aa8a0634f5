import { LABELS } from "@limpid/contract";
import { changeView } from "../data/job.ts";
import type { Action } from "./action.ts";

export const showChanges: Action = {
  id: "show-changes",
  label: LABELS.whatChanged,
  isEnabled: (job) => job.state.get().isLoaded,
  run: (job) => changeView(job, { hasChanges: !job.view.get().hasChanges }),
};
