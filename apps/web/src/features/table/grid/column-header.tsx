/** A column's header: its title, which source it shows, what it holds, and how good it is. */
import { memo, useState } from "react";
import { useTableStore } from "../data/table-context.ts";
import styles from "./column-header.module.css";
import { ColumnMenu } from "./column-menu.tsx";
import { EntityChip } from "./entity-chip.tsx";
import { QualityBar } from "./quality-bar.tsx";
import { SourceSwitch } from "./source-switch.tsx";
import { TitleEditor } from "./title-editor.tsx";

export const ColumnHeader = memo(function ColumnHeader({ column }: { readonly column: number }) {
  const info = useTableStore("data").columns[column];
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  if (info === undefined) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the same is behind the button, for keys and screen readers
    <div
      className={styles.header}
      onContextMenu={(event) => {
        event.preventDefault();
        setIsMenuOpen(true);
      }}
    >
      <div className={styles.top}>
        <TitleEditor column={column} title={info.title} field={info.field} />
        <SourceSwitch column={column} title={info.title} isComputed={info.computed} />
      </div>
      <EntityChip column={info} index={column} />
      <QualityBar column={column} />
      <ColumnMenu column={column} title={info.title} isOpen={isMenuOpen} onToggle={setIsMenuOpen} />
    </div>
  );
});
