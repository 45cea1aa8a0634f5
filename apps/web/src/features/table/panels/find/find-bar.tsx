/** A text, or a pattern, is looked for in all cells: how many show it, one after another, and what replaces it. */
import { type FindQuery, LABELS, LIMITS } from "@limpid/contract";
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import { isSamePosition, type Position } from "../../../../ui/grid/position.ts";
import { ChevronIcon, CrossIcon } from "../../../../ui/icons.tsx";
import { Button } from "../../../../ui/parts/button.tsx";
import { useTable, useTableData, useTableStore } from "../../data/table-context.ts";
import { useSettled } from "../../data/use-settled.ts";
import { replaceAll } from "../../edits/replace-all.ts";
import { nextIndex } from "../../model/issues.ts";
import { onTour, planTour, type Tour } from "../../model/shown-rows.ts";
import type { Finder } from "../../model/view-state.ts";
import styles from "./find.module.css";
import { FindOptions } from "./find-options.tsx";
import { ReplacePreview } from "./replace-preview.tsx";
import { useFind } from "./use-find.ts";

interface FindBarProps {
  readonly finder: Finder;
  readonly onClose: () => void;
}

export function FindBar({ finder, onClose }: FindBarProps) {
  const hasReplace = finder.kind === "replace";
  const table = useTable();
  const box = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState<FindQuery>(finder.search ?? { text: "" });
  const [replacement, setReplacement] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const asked = useSettled(hasReplace ? { ...search, replacement } : search, LIMITS.findDebounceMs);
  const { data, error } = useFind(asked);
  const isAsked = search.text !== "" && asked.text !== "";
  const found = isAsked && error === null ? data : undefined;
  const { rows } = useTableStore("rows");
  // If only some rows are shown, the search stays within them unless none of them has the text.
  const tour = useMemo(() => planTour(rows, found?.cells ?? []), [rows, found]);
  useEffect(() => {
    if (finder.search !== undefined) setSearch(finder.search);
    box.current?.focus();
    box.current?.select();
  }, [finder]);

  const columns = useTableData("columns");
  const isComputed = search.column !== undefined && columns[search.column]?.computed === true;
  const count = found?.count ?? 0;
  const isOfRows = tour.order !== null;
  const elsewhere = isOfRows ? count - tour.places.length : count;
  const go = (direction: 1 | -1): void => {
    const index = nextIndex(tour.places, onTour(tour, table.view.get().active), direction);
    const place = index === null ? undefined : tour.places[index]?.place;
    if (place !== undefined) table.grid.current?.show(place);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "Escape") onClose();
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    go(event.shiftKey ? -1 : 1);
  };
  const replace = async (): Promise<void> => {
    setIsBusy(true);
    await replaceAll(table, { ...search, replacement });
    setIsBusy(false);
    box.current?.focus();
  };
  return (
    <search
      aria-label={hasReplace ? LABELS.findAndReplace : LABELS.find}
      className={`${styles.bar} ${styles.finder}`}
      onKeyDown={onKeyDown}
    >
      <input
        ref={box}
        className={styles.text}
        type="text"
        aria-label={LABELS.find}
        aria-invalid={error !== null && isAsked}
        placeholder="Find in all cells"
        maxLength={LIMITS.findCharacters}
        autoComplete="off"
        spellCheck={false}
        value={search.text}
        onChange={(event) => setSearch({ ...search, text: event.currentTarget.value })}
      />
      {/* Tab moves from one box to the other, and then to the controls beside them. */}
      {hasReplace && (
        <input
          className={styles.text}
          type="text"
          aria-label="Replace with"
          placeholder={search.regex ? "Replace with ($1: group 1)" : "Replace with"}
          maxLength={LIMITS.findCharacters}
          autoComplete="off"
          spellCheck={false}
          value={replacement}
          onChange={(event) => setReplacement(event.currentTarget.value)}
        />
      )}
      <div className={styles.line}>
        <button
          type="button"
          className={styles.icon}
          data-up
          aria-label="Previous"
          title="Previous (Shift+Enter)"
          disabled={count === 0}
          onClick={() => go(-1)}
        >
          <ChevronIcon />
        </button>
        <button
          type="button"
          className={styles.icon}
          aria-label="Next"
          title="Next (Enter)"
          disabled={count === 0}
          onClick={() => go(1)}
        >
          <ChevronIcon />
        </button>
        <FindOptions search={search} hasReplace={hasReplace} onChange={setSearch} />
        <Found
          count={isOfRows ? tour.places.length : found?.count}
          elsewhere={isOfRows && found?.cells.length === count ? elsewhere : 0}
          places={tour.places}
          problem={isAsked ? error : null}
        />
        <button type="button" className={styles.icon} aria-label="Close" title="Close (Esc)" onClick={onClose}>
          <CrossIcon />
        </button>
      </div>
      {hasReplace && (
        <div className={styles.line}>
          <Button size="compact-md" disabled={count === 0} loading={isBusy} onClick={() => void replace()}>
            {LABELS.replaceAll(found?.count ?? null)}
          </Button>
          {rows !== null && elsewhere > 0 && <span className={styles.found}>{LABELS.replacesElsewhere}</span>}
          {isComputed && (
            <span role="status" className={styles.bad}>
              {LABELS.computedCells}
            </span>
          )}
          {found !== undefined && <ReplacePreview samples={found.samples} />}
        </div>
      )}
    </search>
  );
}

interface FoundProps {
  readonly count: number | undefined;
  /** Counts matches in rows that are not shown. */
  readonly elsewhere: number;
  readonly places: Tour<Position>["places"];
  readonly problem: Error | null;
}

/** Which of them is the active cell, where one is. */
function Found({ count, elsewhere, places, problem }: FoundProps) {
  const { active } = useTableStore("view");
  if (problem !== null)
    return (
      <span role="alert" className={styles.bad} title={problem.message}>
        {problem.message}
      </span>
    );
  const index = places.findIndex(({ place }) => isSamePosition(place, active));
  return (
    <span role="status" className={styles.found}>
      {count !== undefined && (index < 0 ? LABELS.foundCells(count) : LABELS.foundAt(index + 1, count))}
      {elsewhere > 0 && ` · ${LABELS.foundElsewhere(elsewhere)}`}
    </span>
  );
}
