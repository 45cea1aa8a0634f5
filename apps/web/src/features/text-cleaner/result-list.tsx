/** The results, level with their lines. Only those in view are in the page. */
import { useVirtualizer } from "@tanstack/react-virtual";
import type { ReactNode, RefObject, UIEvent } from "react";
import { AlertIcon, CheckIcon, CrossIcon, TextIcon } from "../../ui/icons.tsx";
import type { LineResult } from "./api/clean-lines.ts";
import { KIND_TITLES, kindOf, type ResultKind, shownText } from "./result-kind.ts";
import classes from "./text-cleaner-screen.module.css";

interface ResultListProps {
  readonly results: readonly LineResult[];
  readonly scrollRef: RefObject<HTMLDivElement | null>;
  readonly onScroll: (event: UIEvent<HTMLElement>) => void;
}

const ICONS: Readonly<Record<ResultKind, ReactNode>> = {
  ok: <CheckIcon />,
  text: <TextIcon />,
  warning: <AlertIcon />,
  error: <CrossIcon />,
};

/** The row's height is a token; the style sheet has it, and the arithmetic asks for it. */
function rowHeightPx(element: HTMLElement | null): number {
  const value = element === null ? "" : getComputedStyle(element).getPropertyValue("--row-height-compact");
  return Number.parseFloat(value) || 1;
}

export function ResultList({ results, scrollRef, onScroll }: ResultListProps) {
  const virtualizer = useVirtualizer({
    count: results.length,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => rowHeightPx(scrollRef.current),
    overscan: 20,
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section ref={scrollRef} className={classes.output} aria-label="Results" tabIndex={0} onScroll={onScroll}>
      <ol className={classes.list} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const result = results[index];
          return result && <ResultRow key={index} index={index} top={start} result={result} />;
        })}
      </ol>
    </section>
  );
}

interface ResultRowProps {
  readonly index: number;
  readonly top: number;
  readonly result: LineResult;
}

function ResultRow({ index, top, result }: ResultRowProps) {
  const kind = kindOf(result);
  return (
    <li
      className={classes.row}
      data-kind={kind}
      title={result.msg ?? KIND_TITLES[kind]}
      aria-posinset={index + 1}
      style={{ transform: `translateY(${top}px)` }}
    >
      <span className={classes.number}>{index + 1}</span>
      {ICONS[kind]}
      <span className="visually-hidden">{KIND_TITLES[kind]}: </span>
      <span className={classes.text}>{shownText(result)}</span>
    </li>
  );
}
