/** A column's header: its title, which source it shows, what it holds, and how good it is. */
import { type ColumnReply, LABELS } from "@limpid/contract";
import { memo, useState } from "react";
import { useTableData } from "../data/table-context.ts";
import { componentTitle } from "../panels/components/use-components.ts";
import { MiniHistogram } from "../panels/profile/histogram-bars.tsx";
import styles from "./column-header.module.css";
import { ColumnMenu } from "./column-menu.tsx";
import { EntityChip } from "./entity-chip.tsx";
import { OrderMarks } from "./order-marks.tsx";
import { QualityBar } from "./quality-bar.tsx";
import { SourceSwitch } from "./source-switch.tsx";
import { TitleEditor } from "./title-editor.tsx";

export const ColumnHeader = memo(function ColumnHeader({ column }: { readonly column: number }) {
  const info = useTableData("columns")[column];
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  if (info === undefined) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the menu button inside opens the same menu for keys and screen readers
    <div
      className={styles.header}
      onContextMenu={(event) => {
        event.preventDefault();
        setIsMenuOpen(true);
      }}
    >
      <div className={styles.top}>
        <TitleEditor column={column} title={info.title} field={info.field} />
        <OrderMarks column={column} />
        <SourceSwitch column={column} title={info.title} isComputed={info.computed} />
      </div>
      {info.made_of === undefined ? (
        <>
          <div className={styles.middle}>
            <EntityChip column={info} index={column} />
            <MiniHistogram column={column} />
          </div>
          <QualityBar column={column} isJudged={info.judged === true} />
        </>
      ) : (
        <MadeOf made={info.made_of} />
      )}
      <ColumnMenu column={column} title={info.title} made={info.made_of} isOpen={isMenuOpen} onToggle={setIsMenuOpen} />
    </div>
  );
});

/** Its values follow those of its source: there is no class to choose, and nothing to count. */
function MadeOf({ made: { column_uuid, component } }: { readonly made: NonNullable<ColumnReply["made_of"]> }) {
  const columns = useTableData("columns");
  const source = columns.find(({ id }) => id === column_uuid)?.title ?? "";
  return <div className={styles.madeOf}>{LABELS.componentOf(componentTitle(component), source)}</div>;
}
