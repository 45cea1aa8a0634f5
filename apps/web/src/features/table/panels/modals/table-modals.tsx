/** The one modal at a time that the screen may show. */

import { useEffect, useState } from "react";
import { Modal } from "../../../../ui/parts/modal.ts";
import {
  showAllInfo,
  showCsvOptions,
  showDetails,
  showEmbed,
  showHistory,
  showKeys,
  showMetadata,
  showPandas,
  showR,
  showReading,
} from "../../actions/show-modal.ts";
import { useTable, useTableStore } from "../../data/table-context.ts";
import { changeView } from "../../data/table-session.ts";
import { dottedKeys } from "../../model/dotted-keys.ts";
import { embedSnippet, pandasSnippet, rSnippet } from "../../model/snippets.ts";
import { cellAt } from "../../model/table-data.ts";
import type { OpenModal } from "../../model/view-state.ts";
import { useIsPhone } from "../../parts/use-is-phone.ts";
import { TableDetails } from "../owner/table-details.tsx";
import { TableVisibility } from "../owner/table-visibility.tsx";
import { ReadingEditor } from "../reading/reading-editor.tsx";
import { ChangeHistory } from "./change-history.tsx";
import { CsvOptions } from "./csv-options.tsx";
import { KeyList } from "./key-list.tsx";
import { MetadataLinks } from "./metadata-links.tsx";
import styles from "./modals.module.css";
import { Properties } from "./properties.tsx";
import { Snippet } from "./snippet.tsx";

const TITLES: Readonly<Record<OpenModal, string>> = {
  keys: showKeys.label,
  pandas: showPandas.label,
  r: showR.label,
  history: showHistory.label,
  "all info": showAllInfo.label,
  reading: showReading.label,
  embed: showEmbed.label,
  metadata: showMetadata.label,
  details: showDetails.label,
  visibility: "Who can find this table",
  "csv options": showCsvOptions.label,
};

/** A preview and all keys need room. */
const WIDE = "min(1080px, 94vw)";
const WIDE_MODALS: readonly (OpenModal | null)[] = ["reading", "keys"];

export function TableModals() {
  const table = useTable();
  const { modal } = useTableStore("view");
  const isPhone = useIsPhone();
  // It comes to the page with the first modal, and only what opens later gives the focus back where it was.
  const [isHere, setIsHere] = useState(false);
  useEffect(() => setIsHere(true), []);
  const close = (): void => changeView(table, { modal: null });
  return (
    <Modal.Root
      opened={isHere && modal !== null}
      onClose={close}
      size={WIDE_MODALS.includes(modal) ? WIDE : "lg"}
      fullScreen={modal === "reading" && isPhone}
    >
      <Modal.Overlay />
      <Modal.Content>
        {/* Mantine's own header would be a second banner of the page. */}
        <div className={styles.head}>
          <Modal.Title>{modal === null ? "" : TITLES[modal]}</Modal.Title>
          <Modal.CloseButton aria-label="Close" />
        </div>
        <Modal.Body>{modal !== null && <Content modal={modal} onClose={close} />}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

function Content({ modal, onClose }: { readonly modal: OpenModal; readonly onClose: () => void }) {
  const table = useTable();
  const data = useTableStore("data");
  const { row, column } = useTableStore("view").active;
  switch (modal) {
    case "keys":
      return <KeyList />;
    case "pandas":
      return <Snippet code={pandasSnippet(location.origin, table.uuid)} onClose={onClose} />;
    case "r":
      return <Snippet code={rSnippet(location.origin, table.uuid)} onClose={onClose} />;
    case "embed":
      return <EmbedSnippet onClose={onClose} />;
    case "metadata":
      return <MetadataLinks />;
    case "details":
      return <TableDetails onClose={onClose} />;
    case "visibility":
      return <TableVisibility onClose={onClose} />;
    case "csv options":
      return <CsvOptions onClose={onClose} />;
    case "history":
      return <ChangeHistory row={row} column={column} />;
    case "all info":
      return <Properties entries={dottedKeys(cellAt(data, row, column) ?? {})} />;
    case "reading":
      return <ReadingEditor onClose={onClose} />;
  }
}

function EmbedSnippet({ onClose }: { readonly onClose: () => void }) {
  const table = useTable();
  const { name } = useTableStore("state").info;
  return <Snippet code={embedSnippet(location.origin, table.uuid, name ?? "Table")} onClose={onClose} />;
}
