import { LABELS } from "@limpid/contract";
import { copyLink } from "../actions/copy-link.ts";
import { showEmbed, showMakePrivate, showMetadata, showPandas, showPublish, showR } from "../actions/show-modal.ts";
import { useTable, useTableStore } from "../data/table-context.ts";
import { ActionItems, ActionMenu } from "./action-menu.tsx";

const VISIBILITY = [showPublish, showMakePrivate];
const FOR_OTHERS = [showPandas, showR, showEmbed, showMetadata];

export function ShareMenu() {
  const table = useTable();
  useTableStore("state");
  const visibility = VISIBILITY.filter((action) => action.isEnabled(table));
  return (
    <ActionMenu label={LABELS.share}>
      <ActionItems actions={[copyLink, ...visibility, ...FOR_OTHERS]} />
    </ActionMenu>
  );
}
