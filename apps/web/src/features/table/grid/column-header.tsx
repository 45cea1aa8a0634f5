/** A column's header: its title, which source it shows, what it holds, and how good it is. */
import { memo } from "react";
import { useTableStore } from "../data/table-context.ts";
import styles from "./column-header.module.css";
import { EntityChip } from "./entity-chip.tsx";
import { QualityBar } from "./quality-bar.tsx";
import { SourceSwitch } from "./source-switch.tsx";
import { TitleEditor } from "./title-editor.tsx";

export const ColumnHeader = memo(function ColumnHeader({ column }: { readonly column: number }) {
  const info = useTableStore("data").columns[column];
  if (info === undefined) return null;
  return (
    <div className={styles.header}>
      <div className={styles.top}>
        <TitleEditor column={column} title={info.title} field={info.field} />
        <SourceSwitch column={column} title={info.title} isComputed={info.computed} />
      </div>
      <EntityChip column={info} index={column} />
      <QualityBar column={column} />
    </div>
  );
});
