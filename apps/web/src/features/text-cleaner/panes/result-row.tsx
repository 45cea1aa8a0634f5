/** One result: its kind's mark, its text, and its menu. An open line offers its most frequent decisions at once. */
import { memo } from "react";
import { hasInlineChoices, reasonText } from "../model/line-view.ts";
import { InlineChoices } from "./inline-choices.tsx";
import classes from "./panes.module.css";
import { ResultCell, type ResultCellProps } from "./result-cell.tsx";

interface ResultRowProps extends ResultCellProps {
  readonly topPx: number;
}

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
      {hasInlineChoices(view) && (
        <>
          <InlineChoices index={index} view={view} />
          <span className={classes.beside} title={reasonText(view)} aria-hidden="true">
            {reasonText(view)}
          </span>
        </>
      )}
    </li>
  );
});
