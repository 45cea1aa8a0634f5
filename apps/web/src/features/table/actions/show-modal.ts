import { LABELS } from "@limpid/contract";
import { changeView } from "../data/table-session.ts";
import { cellAt } from "../model/table-data.ts";
import type { OpenModal } from "../model/view-state.ts";
import { type Action, always } from "./action.ts";

export const showPandas = show("pandas", "Pandas DataFrame");
export const showR = show("r", "R data.frame");
export const showMetadata = show("metadata", "Metadata");
export const showEmbed = show("embed", "Embed in a page");
export const showKeys: Action = { ...show("keys", "Keyboard shortcuts"), keys: ["?", "Ctrl+/"] };

export const showCsvOptions: Action = {
  ...show("csv options", LABELS.csvWithOptions),
  isEnabled: (table) => table.state.get().isLoaded,
};

/** The owner can use it even for a table that could not be read. */
export const showReading: Action = {
  ...show("reading", LABELS.readDifferently),
  isEnabled: (table) => table.state.get().allowsEdits && table.state.get().isFinished && !table.isEmbedded,
};

export const showDetails: Action = {
  ...show("details", "Edit details"),
  isEnabled: (table) => table.state.get().allowsEdits && table.state.get().isFinished && !table.isEmbedded,
};

const isDescribable = showDetails.isEnabled;
export const showPublish: Action = {
  ...show("visibility", `${LABELS.publish}…`),
  isEnabled: (table) => isDescribable(table) && !table.state.get().listing.isListed,
};
export const showMakePrivate: Action = {
  ...show("visibility", `${LABELS.makePrivate}…`),
  id: "make-private",
  isEnabled: (table) => isDescribable(table) && table.state.get().listing.isListed,
};

const onCell: Action["isEnabled"] = (table) => {
  const { row, column } = table.view.get().active;
  return cellAt(table.data.get(), row, column) !== undefined;
};
export const showHistory: Action = { ...show("history", "Change history"), isEnabled: onCell };
export const showAllInfo: Action = {
  ...show("all info", "All info"),
  isEnabled: (table) => table.isDebug && onCell(table),
};

function show(modal: OpenModal, label: string): Action {
  return { id: `show-${modal}`, label, isEnabled: always, run: (table) => changeView(table, { modal }) };
}
