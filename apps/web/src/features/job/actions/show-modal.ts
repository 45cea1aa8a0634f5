import { changeView } from "../job/job.ts";
import { cellAt } from "../model/table-data.ts";
import type { OpenModal } from "../model/view-state.ts";
import { type Action, always } from "./action.ts";

export const showPandas = show("pandas", "Pandas DataFrame");
export const showR = show("r", "R data.frame");
export const showKeys: Action = { ...show("keys", "Keyboard shortcuts"), keys: ["?", "Ctrl+/"] };

const onCell: Action["isEnabled"] = (job) => {
  const { row, column } = job.view.get().active;
  return cellAt(job.data.get(), row, column) !== undefined;
};
export const showHistory: Action = { ...show("history", "Change history"), isEnabled: onCell };
export const showAllInfo: Action = {
  ...show("all info", "All info"),
  isEnabled: (job) => job.isDebug && onCell(job),
};

function show(modal: OpenModal, label: string): Action {
  return { id: `show-${modal}`, label, isEnabled: always, run: (job) => changeView(job, { modal }) };
}
