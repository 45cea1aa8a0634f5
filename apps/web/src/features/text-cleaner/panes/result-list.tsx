/** The results, level with their lines. Only those in view are in the page; the keyboard moves among all of them. */
import { useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, type RefObject, type UIEvent, useEffect, useLayoutEffect, useRef } from "react";
import { useCleaner } from "../use-text-cleaner.ts";
import { keyAction } from "./key-action.ts";
import classes from "./panes.module.css";
import { ResultRow } from "./result-row.tsx";

interface ResultListProps {
  readonly scrollRef: RefObject<HTMLDivElement | null>;
  readonly rowPx: number;
  readonly onScroll: (event: UIEvent<HTMLElement>) => void;
}

export function ResultList({ scrollRef, rowPx, onScroll }: ResultListProps) {
  const cleaner = useCleaner();
  const { views, state } = cleaner;
  const virtualizer = useVirtualizer({
    count: views.length,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => rowPx,
    overscan: 12,
    // A line that is gone to has its neighbours beside it.
    scrollPaddingStart: rowPx,
    scrollPaddingEnd: 2 * rowPx,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new height of rows makes the old places wrong
  useEffect(() => {
    virtualizer.measure();
  }, [virtualizer, rowPx]);
  useFocusOnMove(scrollRef, (line) => virtualizer.scrollToIndex(line));

  const onKeyDown = (event: KeyboardEvent): void => {
    const isInList = event.target instanceof Node && scrollRef.current?.contains(event.target);
    if (!isInList || event.ctrlKey || event.metaKey || event.altKey) return;
    const page = Math.floor((scrollRef.current?.clientHeight ?? 0) / rowPx);
    const act = keyAction(event.key, cleaner, Math.max(1, page));
    if (act === null) return;
    event.preventDefault();
    act();
  };
  return (
    <section
      ref={scrollRef}
      className={classes.output}
      aria-label="Results"
      onScroll={onScroll}
      onKeyDown={onKeyDown}
      tabIndex={-1}
    >
      <ol className={classes.list} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const view = views[index];
          if (view === undefined) return null;
          const isActive = index === state.activeLine;
          return (
            <ResultRow key={index} {...{ index, view, isActive }} isOpen={index === state.openLine} topPx={start} />
          );
        })}
      </ol>
    </section>
  );
}

/** When the active line moves, the focus goes to it as soon as it is in the page; when its menu closes, without a scroll. */
function useFocusOnMove(scrollRef: RefObject<HTMLDivElement | null>, scrollTo: (line: number) => void): void {
  const { activeLine, openLine, moves } = useCleaner().state;
  const seen = useRef(moves);
  const wanted = useRef(false);
  const lastOpen = useRef(openLine);
  useLayoutEffect(() => {
    if (seen.current === moves) return;
    seen.current = moves;
    wanted.current = true;
    scrollTo(activeLine);
  });
  useLayoutEffect(() => {
    if (!wanted.current || openLine !== null) return;
    const cell = scrollRef.current?.querySelector<HTMLElement>(`[data-line="${activeLine}"]`);
    if (cell === null || cell === undefined) return;
    cell.focus({ preventScroll: true });
    wanted.current = false;
  });
  useLayoutEffect(() => {
    const closed = openLine === null ? lastOpen.current : null;
    lastOpen.current = openLine;
    // A click elsewhere has its own idea of where the focus belongs.
    if (closed === null || document.activeElement !== document.body) return;
    scrollRef.current?.querySelector<HTMLElement>(`[data-line="${closed}"]`)?.focus({ preventScroll: true });
  }, [scrollRef, openLine]);
}
