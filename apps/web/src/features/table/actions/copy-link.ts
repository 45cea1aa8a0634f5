import { LABELS } from "@limpid/contract";
import { copyText } from "../../../lib/copy-text.ts";
import { postMessage } from "../../../lib/messages.ts";
import { shareLink } from "../../../lib/share-link.ts";
import { type Action, always } from "./action.ts";

export const copyLink: Action = {
  id: "copy-link",
  label: LABELS.copyLink,
  isEnabled: always,
  run: (table) => {
    void copyText(shareLink(`/table/${table.uuid}`)).then((isCopied) => isCopied && postMessage("Link copied"));
  },
};
