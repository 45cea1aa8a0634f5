/** One result: its kind's mark, its text, and its menu. An open line offers its two likeliest datetimes at once. */
import { memo } from "react";
import { useCleaner } from "../use-text-cleaner.ts";
import classes from "./panes.module.css";
import { ResultCell, type ResultCellProps } from "./result-cell.tsx";

interface ResultRowProps extends ResultCellProps {
  readonly topPx: number;
}

const INLINE_READINGS = 2;

export const ResultRow = memo(function ResultRow({ topPx, ...cell }: ResultRowProps) {
  const { index, view } = cell;
  return (
    <li
      className={classes.row}
      data-kind={view.kind}
      data-resolved={view.isResolved}
      aria-posinset={index + 1}
      style={{ transform: `translateY(${topPx}px)` }}
    >
      <span className={classes.number}>{index + 1}</span>
      <ResultCell {...cell} />
      {view.kind === "warning" && !view.isResolved && <InlineReadings {...cell} />}
    </li>
  );
});

function InlineReadings({ index, view }: ResultCellProps) {
  const { choose } = useCleaner();
  return (
    <span className={classes.readings}>
      {view.result.readings.slice(0, INLINE_READINGS).map(({ id, datetime }, position) => (
        <button
          key={id}
          type="button"
          className={classes.reading}
          tabIndex={-1}
          title={`Key ${position + 1}`}
          onClick={() => choose(index, { kind: "datetime", id })}
        >
          {datetime}
        </button>
      ))}
    </span>
  );
}
