/** The different values of a column, the most frequent ones first. */
import { LABELS, LIMITS, PANEL_LABELS, type ProfileReply } from "@limpid/contract";
import { useState } from "react";
import { goToPlace } from "../../actions/go-to-place.ts";
import { useTable, useTableStore } from "../../data/table-context.ts";
import { canEditColumn, changeView } from "../../data/table-session.ts";
import { replaceAll } from "../../edits/replace-all.ts";
import { visibleText } from "../../model/invisible.ts";
import { hasValue, toggleValue } from "../../model/row-choice.ts";
import { PencilIcon } from "../../parts/icons.tsx";
import { FilterButton } from "./filter-button.tsx";
import styles from "./profile.module.css";

interface ProfileValuesProps {
  readonly column: number;
  readonly profile: ProfileReply;
}

type Value = ProfileReply["values"][number];

export function ProfileValues({ column, profile: { values, distinct } }: ProfileValuesProps) {
  const [edited, setEdited] = useState<string | null>(null);
  const most = Math.max(1, ...values.map(({ count }) => count));
  return (
    <section className={styles.section}>
      <h3>{PANEL_LABELS.columnValues}</h3>
      <ul className={styles.list}>
        {values.map((value) =>
          value.value === edited ? (
            <li key={value.value}>
              <ValueBox column={column} value={value} onDone={() => setEdited(null)} />
            </li>
          ) : (
            <ValueRow
              key={value.value}
              column={column}
              value={value}
              most={most}
              onEdit={() => setEdited(value.value)}
            />
          ),
        )}
      </ul>
      {distinct > values.length && <p className="soft small">{PANEL_LABELS.moreValues(distinct - values.length)}</p>}
    </section>
  );
}

interface ValueRowProps {
  readonly column: number;
  readonly value: Value;
  /** The count of the most frequent value, whose bar has the full width. */
  readonly most: number;
  readonly onEdit: () => void;
}

/** A click goes to its first cell, and the finder to all others. */
function ValueRow({ column, value: { value, count, row }, most, onEdit }: ValueRowProps) {
  const table = useTable();
  useTableStore("state");
  const canChange = canEditColumn(table, column) && value.length <= LIMITS.findCharacters;
  const goTo = (): void => {
    if (table.grid.current !== null && value.length <= LIMITS.findCharacters)
      changeView(table, {
        finder: { kind: "find", search: { text: value, match_case: true, whole_cell: true, column } },
      });
    goToPlace(table, { row, column }, LABELS.foundAt(1, count));
  };
  return (
    <li className={styles.value}>
      <button type="button" className={styles.go} onClick={goTo}>
        <span className={styles.share} style={{ width: `${(100 * count) / most}%` }} aria-hidden="true" />
        <span className={styles.text}>{visibleText(value)}</span>
        <span className={`count ${styles.count}`}>{count.toLocaleString("en")}</span>
      </button>
      <FilterButton
        label={PANEL_LABELS.onlyThisValue(value)}
        isOn={(choice) => hasValue(choice, column, value)}
        toggle={(choice) => toggleValue(choice, column, value)}
      />
      {canChange && (
        <button
          type="button"
          className={styles.edit}
          aria-label={PANEL_LABELS.changeValue(value)}
          title={PANEL_LABELS.changeValue(value)}
          onClick={onEdit}
        >
          <PencilIcon />
        </button>
      )}
    </li>
  );
}

interface ValueBoxProps {
  readonly column: number;
  readonly value: Value;
  readonly onDone: () => void;
}

function ValueBox({ column, value: { value }, onDone }: ValueBoxProps) {
  const table = useTable();
  const finish = (text: string): void => {
    onDone();
    if (text === value) return;
    void replaceAll(table, { text: value, replacement: text, match_case: true, whole_cell: true, column });
  };
  return (
    <input
      className={styles.box}
      aria-label={PANEL_LABELS.changeValue(value)}
      defaultValue={value}
      maxLength={LIMITS.findCharacters}
      ref={(box) => box?.focus()}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={onDone}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== "Escape") return;
        event.preventDefault();
        if (event.key === "Enter") finish(event.currentTarget.value);
        else onDone();
      }}
    />
  );
}
