/** Another value for the cell: long texts are edited here, and all of them where there is no grid. */
import type { CellReply } from "@limpid/contract";
import { useState } from "react";
import { Button } from "../../../../ui/parts/button.tsx";
import { goOn } from "../../actions/go-to-issue.ts";
import { useTable, useTableStore } from "../../data/table-context.ts";
import { canChangeCell } from "../../data/table-session.ts";
import { editCell } from "../../edits/edit.ts";
import { giveValue } from "../../model/cell-edit.ts";
import styles from "./cell-details.module.css";

const MAX_LINES = 6;

export function ValueForm({ cell }: { readonly cell: CellReply }) {
  const table = useTable();
  useTableStore("state");
  const { active } = useTableStore("view");
  const current = (cell.has_data ? cell.output : "") ?? "";
  const [text, setText] = useState(current);
  if (!canChangeCell(table, active)) return null;
  return (
    <section className={styles.section}>
      <h3>Another value</h3>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          editCell(table, active, giveValue(cell, text));
          goOn(table);
        }}
      >
        <textarea
          className={styles.text}
          aria-label="Another value"
          rows={Math.min(MAX_LINES, text.split("\n").length)}
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" size="compact-md" disabled={text === current}>
          Set
        </Button>
      </form>
    </section>
  );
}
