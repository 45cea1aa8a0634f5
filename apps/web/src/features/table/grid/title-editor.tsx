/** A column's title, edited in place after a double click, or Enter or F2 in its header; a click alone moves nothing. */
import { useState } from "react";
import { useTable, useTableStore } from "../data/table-context.ts";
import { canChangeColumn } from "../data/table-session.ts";
import { editTitle } from "../edits/edit.ts";
import { changedTitles } from "../model/edit-log.ts";
import { ownTitles } from "../model/proposals.ts";
import styles from "./column-header.module.css";

interface TitleEditorProps {
  readonly column: number;
  readonly title: string;
  /** The title as it was read from the file. */
  readonly field: string;
}

export function TitleEditor({ column, title, field }: TitleEditorProps) {
  const table = useTable();
  useTableStore("state");
  const { originalColumns } = useTableStore("view");
  const outbox = useTableStore("outbox");
  const [isEditing, setIsEditing] = useState(false);
  const isEditable = canChangeColumn(table, column);
  const log = useTableStore("editLog");
  const { pending } = useTableStore("proposals");
  const own = ownTitles(pending, outbox).get(column);
  const proposed = pending.findLast((one) => !one.own && one.row === null && one.column === column)?.proposed;
  const isPending = changedTitles(log, outbox).has(column) || own !== undefined || proposed !== undefined;
  const current = own ?? title;
  const shown = originalColumns.has(column) ? field : current;

  const finish = (text: string | null): void => {
    setIsEditing(false);
    if (text !== null && text.trim() !== current) editTitle(table, column, text);
  };
  if (isEditing) return <TitleBox title={current} onDone={finish} />;
  return (
    <button
      type="button"
      className={styles.title}
      tabIndex={-1}
      disabled={!isEditable}
      data-pending={isPending}
      title={proposed ? `${shown} – proposed: ${proposed}` : isEditable ? `${shown} – double-click to rename` : shown}
      data-rename
      // A key on the button comes as a click without a count.
      onClick={({ detail }) => detail === 0 && setIsEditing(true)}
      onDoubleClick={() => setIsEditing(true)}
    >
      {shown}
    </button>
  );
}

function TitleBox({ title, onDone }: { readonly title: string; readonly onDone: (text: string | null) => void }) {
  return (
    <input
      className={styles.title}
      aria-label={`Title of ${title}`}
      defaultValue={title}
      maxLength={1000}
      // Without this the grid would scroll to the header's position above all rows.
      ref={(box) => box?.focus({ preventScroll: true })}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={(event) => onDone(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== "Escape") return;
        event.preventDefault();
        event.stopPropagation();
        const header = event.currentTarget.closest<HTMLElement>("[role=columnheader]");
        onDone(event.key === "Enter" ? event.currentTarget.value : null);
        header?.focus({ preventScroll: true });
      }}
    />
  );
}
