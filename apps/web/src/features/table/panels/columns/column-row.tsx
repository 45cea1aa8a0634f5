/** One column of the list: a click goes to it, its question leads to the card, and the eye hides it. */
import type { ColumnReply } from "@limpid/contract";
import { percent } from "../../../../lib/percent.ts";
import { HEADER_ROW } from "../../../../ui/grid/position.ts";
import { goToHeader, showColumn } from "../../actions/hide-column.ts";
import { useTable, useTableData } from "../../data/table-context.ts";
import { changeView } from "../../data/table-session.ts";
import { useHiddenColumns } from "../../data/use-hidden-columns.ts";
import { EyeIcon, HiddenIcon } from "../../parts/icons.tsx";
import { useHasGrid } from "../../parts/use-has-grid.ts";
import styles from "./column-list.module.css";
import { STATE_WORDS, stateText } from "./column-words.ts";
import { Mark } from "./mark.tsx";
import type { ListedColumn } from "./use-column-facts.ts";

interface ColumnRowProps {
  readonly listed: ListedColumn;
  readonly isActive: boolean;
  readonly onActive: () => void;
  readonly onAsk: (column: number) => void;
  /** Left out where columns cannot be moved. */
  readonly drag: RowDrag | undefined;
}

export interface RowDrag {
  /** The edge at which a dropped column would land. */
  readonly side: "before" | "after" | undefined;
  readonly onStart: () => void;
  /** Undefined while no column is dragged: what else is dragged is not for the list. */
  readonly onOver: (() => void) | undefined;
  readonly onDrop: () => void;
  readonly onEnd: () => void;
}

/** A class at least this certain is not named: the column is what it seems. */
const SURE = 0.9;

export function ColumnRow({ listed, isActive, onActive, onAsk, drag }: ColumnRowProps) {
  const table = useTable();
  const hasGrid = useHasGrid();
  const hidden = useHiddenColumns();
  const all = useTableData("columns").length;
  const { index, column, state } = listed;
  const isHidden = hidden.has(index);
  const isAsked = state === "open" && (column.questions?.length ?? 0) > 0;
  const goTo = (): void => {
    onActive();
    if (isAsked) onAsk(index);
    if (!hasGrid) return;
    showColumn(table, index);
    if (isAsked) table.grid.current?.show({ row: HEADER_ROW, column: index });
    else goToHeader(table, index);
  };
  const toggleHidden = (): void => {
    if (isHidden) showColumn(table, index);
    else changeView(table, { hiddenColumns: new Set(hidden).add(index) });
  };
  const label = isHidden ? `Show ${column.title}` : `Hide ${column.title}`;
  return (
    <li
      className={styles.row}
      data-hidden={isHidden}
      data-drop={drag?.side}
      draggable={drag !== undefined}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = "move";
        event.dataTransfer.setData("text/plain", column.title);
        drag?.onStart();
      }}
      onDragOver={(event) => {
        if (drag?.onOver === undefined) return;
        event.preventDefault();
        drag.onOver();
      }}
      onDrop={(event) => {
        if (drag?.onOver === undefined) return;
        event.preventDefault();
        drag.onDrop();
      }}
      onDragEnd={drag?.onEnd}
    >
      <button
        type="button"
        data-row
        className={styles.jump}
        tabIndex={isActive ? 0 : -1}
        title={state === undefined ? undefined : STATE_WORDS[state].about}
        onFocus={onActive}
        onClick={goTo}
        onKeyDown={(event) => {
          if (event.key.toLowerCase() !== "h" || event.ctrlKey || event.metaKey || event.altKey || !hasGrid) return;
          event.preventDefault();
          event.stopPropagation();
          if (isHidden || hidden.size + 1 < all) toggleHidden();
        }}
      >
        {state === undefined ? <span className={styles.mark} /> : <Mark state={state} />}
        <span className={styles.title}>{column.title}</span>
        <UnsureClass entity={column.entity} />
        <span className={styles.word} data-state={state}>
          {state === undefined ? "…" : stateText(state, listed)}
        </span>
      </button>
      {hasGrid && (
        <button
          type="button"
          className={styles.eye}
          tabIndex={-1}
          aria-pressed={isHidden}
          aria-label={label}
          title={`${label} (H)`}
          disabled={!isHidden && hidden.size + 1 >= all}
          onClick={toggleHidden}
        >
          {isHidden ? <HiddenIcon /> : <EyeIcon />}
        </button>
      )}
    </li>
  );
}

function UnsureClass({ entity }: Pick<ColumnReply, "entity">) {
  if (entity === null || entity.chosen || entity.class_p >= SURE) return null;
  return (
    <span className={styles.class} title={percent(entity.class_p)}>
      {entity.name}?
    </span>
  );
}
