/** The number of a row to go to. */
import { LABELS } from "@limpid/contract";
import { type FormEvent, useState } from "react";
import { CrossIcon } from "../../../../ui/icons.tsx";
import { Button } from "../../../../ui/parts/button.tsx";
import { useTable, useTableData } from "../../data/table-context.ts";
import styles from "./find.module.css";

export function RowBar({ onClose }: { readonly onClose: () => void }) {
  const table = useTable();
  const rowCount = useTableData("rowCount");
  const [text, setText] = useState("");
  const digits = text.replaceAll(/[,\s]/g, "");
  const row = /^\d+$/.test(digits) ? Number(digits) : null;
  const isThere = row !== null && row >= 1 && row <= rowCount;
  const go = (event: FormEvent): void => {
    event.preventDefault();
    if (!isThere) return;
    const { column } = table.view.get().active;
    onClose();
    table.grid.current?.goTo({ row: row - 1, column: Math.max(0, column) });
  };
  return (
    <search aria-label={LABELS.goToRow} className={styles.bar}>
      <form className={styles.line} onSubmit={go} onKeyDown={(event) => event.key === "Escape" && onClose()}>
        <input
          ref={(box) => box?.focus()}
          className={styles.row}
          type="text"
          inputMode="numeric"
          aria-label={LABELS.goToRow}
          aria-invalid={text !== "" && !isThere}
          placeholder="Row"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <span className={styles.of}>of {rowCount.toLocaleString("en")}</span>
        <Button type="submit" size="compact-md" disabled={!isThere}>
          {LABELS.goToRow}
        </Button>
        <button type="button" className={styles.icon} aria-label="Close" title="Close (Esc)" onClick={onClose}>
          <CrossIcon />
        </button>
      </form>
    </search>
  );
}
