/** The bar above a result, with its size and its actions. */
import { EXPORT_FORMATS, LABELS, type SqlReply } from "@limpid/contract";
import { copyText } from "../../../lib/copy-text.ts";
import { postMessage, useMessages } from "../../../lib/messages.ts";
import { saveExport } from "../../../lib/save-export.ts";
import { shareLink } from "../../../lib/share-link.ts";
import { ChevronIcon, LinkIcon } from "../../../ui/icons.tsx";
import { Menu } from "../../../ui/parts/menu.ts";
import { cutText, outcomeText, ownTablesText } from "../model/outcome-text.ts";
import styles from "./result.module.css";

interface ResultBarProps {
  readonly result: SqlReply;
  readonly isRerun: boolean;
}

export function ResultBar({ result, isRerun }: ResultBarProps) {
  const { latest } = useMessages();
  const cut = cutText(result);
  const taken = ownTablesText(result);
  return (
    <section className={styles.bar} aria-label="Result of the query">
      <span role="status">{outcomeText(result)}</span>
      {isRerun && <span className="soft">Run again: a table has changed since</span>}
      {taken !== null && <span className="soft">{taken}</span>}
      {cut !== null && <span className={styles.cut}>{cut}</span>}
      <div className={styles.end}>
        <span className="soft" role="status">
          {latest?.message}
        </span>
        <button type="button" className={styles.target} onClick={() => copyLink(result.view_uuid)}>
          <LinkIcon />
          {LABELS.copyLink}
        </button>
        <ExportMenu viewId={result.view_uuid} />
      </div>
    </section>
  );
}

function copyLink(viewId: string): void {
  void copyText(shareLink(`/view/${viewId}`)).then((isCopied) => isCopied && postMessage("Link copied"));
}

function ExportMenu({ viewId }: { readonly viewId: string }) {
  return (
    <Menu shadow="md" returnFocus withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <button type="button" className={styles.target}>
          {LABELS.export}
          <ChevronIcon />
        </button>
      </Menu.Target>
      <Menu.Dropdown aria-label={LABELS.export}>
        {EXPORT_FORMATS.map((format) => (
          <Menu.Item key={format} onClick={() => void saveExport({ id: viewId, format })}>
            {LABELS.exports[format]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
