/** All columns with their states, as a compact list: search, order, jump, move, hide. Columns that leave something say what. */
import { PANEL_LABELS } from "@limpid/contract";
import { type KeyboardEvent, useRef, useState } from "react";
import { counted } from "../../../../lib/counted.ts";
import { ChevronIcon } from "../../../../ui/icons.tsx";
import { NativeSelect } from "../../../../ui/parts/native-select.ts";
import { TextInput } from "../../../../ui/parts/text-input.ts";
import { moveColumnTo, resetOrder } from "../../actions/move-column.ts";
import { useIsReordered } from "../../data/shown-columns.ts";
import { useTable } from "../../data/table-context.ts";
import type { ColumnState } from "../../model/column-state.ts";
import { useHasGrid } from "../../parts/use-has-grid.ts";
import { useIsPhone } from "../../parts/use-is-phone.ts";
import styles from "./column-list.module.css";
import { ColumnRow } from "./column-row.tsx";
import { STATE_WORDS, STATES } from "./column-words.ts";
import { Mark } from "./mark.tsx";
import type { ListedColumn } from "./use-column-facts.ts";

/** A shorter list is seen at a glance. */
const SEARCHED = 8;

const ORDERS = { table: "As on the screen", state: "Open ones first", name: "By name" } as const;
type Order = keyof typeof ORDERS;

interface ColumnListProps {
  readonly columns: readonly ListedColumn[];
  /** Leads to the first question of a column. */
  readonly onAsk: (column: number) => void;
}

export function ColumnList({ columns, onAsk }: ColumnListProps) {
  const isPhone = useIsPhone();
  const [isOpen, setIsOpen] = useState(!isPhone);
  const [search, setSearch] = useState("");
  const [order, setOrder] = useState<Order>("table");
  const [only, setOnly] = useState<ColumnState | null>(null);
  const shown = orderColumns(columns, order)
    .filter(({ column }) => matches(column.title, search))
    .filter(({ state }) => only === null || state === only);
  const canMove = useHasGrid() && order === "table";
  return (
    <section className={styles.section} aria-label="Columns">
      <h3 className={styles.heading}>
        <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          <ChevronIcon />
          Columns
        </button>
        <span className="count">{columns.length.toLocaleString("en")}</span>
      </h3>
      <States columns={columns} only={only} onOnly={setOnly} />
      {isOpen && columns.length > SEARCHED && (
        <div className={styles.tools}>
          <TextInput
            size="xs"
            aria-label="Search columns"
            placeholder="Search columns"
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
          <NativeSelect
            size="xs"
            aria-label="Order of the columns"
            value={order}
            data={Object.entries(ORDERS).map(([value, label]) => ({ value, label }))}
            onChange={(event) => setOrder(event.currentTarget.value as Order)}
          />
        </div>
      )}
      {isOpen && <Rows columns={shown} canMove={canMove} onAsk={onAsk} />}
      {isOpen && canMove && <ResetOrder />}
      {isOpen && shown.length === 0 && <p className="soft small breaks">No such column.</p>}
    </section>
  );
}

interface StatesProps {
  readonly columns: readonly ListedColumn[];
  readonly only: ColumnState | null;
  readonly onOnly: (only: ColumnState | null) => void;
}

/** How many columns are in each state; a click shows only these. */
function States({ columns, only, onOnly }: StatesProps) {
  return (
    <fieldset className={styles.states} aria-label="States of the columns">
      {STATES.map((state) => {
        const count = columns.filter((one) => one.state === state).length;
        if (count === 0 && only !== state) return null;
        const { title, about } = STATE_WORDS[state];
        return (
          <button
            key={state}
            type="button"
            className={styles.state}
            data-state={state}
            aria-pressed={only === state}
            title={about}
            onClick={() => onOnly(only === state ? null : state)}
          >
            <Mark state={state} /> {count.toLocaleString("en")} {title.toLowerCase()}
          </button>
        );
      })}
    </fieldset>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** There as long as a column stands elsewhere than in the file. */
function ResetOrder() {
  const table = useTable();
  if (!useIsReordered()) return null;
  return (
    <button type="button" className={styles.reset} onClick={() => resetOrder(table)}>
      {PANEL_LABELS.fileOrder}
    </button>
  );
}

interface RowsProps extends ColumnListProps {
  readonly canMove: boolean;
}

/** One stop of the keyboard; arrows go from column to column, and move it with Alt. */
function Rows({ columns, canMove, onAsk }: RowsProps) {
  const table = useTable();
  const list = useRef<HTMLUListElement>(null);
  const [active, setActive] = useState(0);
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const place = Math.min(active, Math.max(0, columns.length - 1));
  const move = (from: number, to: number): void => {
    const [column, target] = [columns[from], columns[to]];
    if (column === undefined || target === undefined || from === to) return;
    moveColumnTo(table, column.index, target.index);
    setActive(to);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(columns.length - 1, place + step));
    if (event.altKey) {
      if (canMove) move(place, next);
      return;
    }
    setActive(next);
    list.current?.querySelectorAll<HTMLElement>("[data-row]")[next]?.focus();
  };
  const endDrag = (): void => {
    setDragged(null);
    setOver(null);
  };
  return (
    <ul ref={list} className={styles.columns} aria-label={counted(columns.length, "column")} onKeyDown={onKeyDown}>
      {columns.map((listed, index) => (
        <ColumnRow
          key={listed.column.id}
          listed={listed}
          isActive={index === place}
          onActive={() => setActive(index)}
          onAsk={onAsk}
          drag={
            canMove
              ? {
                  side:
                    over === index && dragged !== null && dragged !== index
                      ? dragged < index
                        ? "after"
                        : "before"
                      : undefined,
                  onStart: () => setDragged(index),
                  onOver: dragged === null ? undefined : () => setOver(index),
                  onDrop: () => {
                    if (dragged !== null) move(dragged, index);
                    endDrag();
                  },
                  onEnd: endDrag,
                }
              : undefined
          }
        />
      ))}
    </ul>
  );
}

function orderColumns(columns: readonly ListedColumn[], order: Order): readonly ListedColumn[] {
  if (order === "name")
    return columns.toSorted((one, other) =>
      one.column.title.localeCompare(other.column.title, undefined, { numeric: true }),
    );
  if (order === "state") return columns.toSorted((one, other) => rankState(one) - rankState(other));
  return columns;
}

const rankState = ({ state }: ListedColumn): number => (state === undefined ? STATES.length : STATES.indexOf(state));

const matches = (title: string, search: string): boolean =>
  title.toLocaleLowerCase().includes(search.trim().toLocaleLowerCase());
