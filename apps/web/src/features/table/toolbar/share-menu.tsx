import { LABELS } from "@limpid/contract";
import { copyLink } from "../actions/copy-link.ts";
import { showEmbed, showMetadata, showPandas, showR } from "../actions/show-modal.ts";
import { ActionItems, ActionMenu } from "./action-menu.tsx";

const ACTIONS = [copyLink, showPandas, showR, showEmbed, showMetadata];

export const ShareMenu = () => (
  <ActionMenu label={LABELS.share}>
    <ActionItems actions={ACTIONS} />
  </ActionMenu>
);
