/** One result: its kind's mark, its text, and its menu. An open line offers its two likeliest datetimes at once. */
import { LIMITS } from "@limpid/contract";
import { Popover } from "@mantine/core";
import { type ComponentProps, memo, type ReactNode } from "react";
import { AlertIcon, CheckIcon, CrossIcon, DotsIcon, TextIcon } from "../../../ui/icons.tsx";
import { CellMenu } from "../menu/cell-menu.tsx";
import { errorText, KIND_TITLES, type LineKind, type LineView } from "../model/line-view.ts";
import { useCleaner } from "../use-text-cleaner.ts";
import classes from "./panes.module.css";

interface ResultRowProps {
  readonly index: number;
  readonly view: LineView;
  readonly isActive: boolean;
  readonly isOpen: boolean;
  readonly topPx: number;
}

const ICONS: Readonly<Record<LineKind, ReactNode>> = {
  ok: <CheckIcon />,
  text: <TextIcon />,
  warning: <AlertIcon />,
  error: <CrossIcon />,
};
const INLINE_READINGS = 2;
const MENU_WIDTH_PX = 340;

export const ResultRow = memo(function ResultRow(props: ResultRowProps) {
  const { index, view, isOpen, topPx } = props;
  return (
    <li
      className={classes.row}
      data-kind={view.kind}
      data-resolved={view.isResolved}
      aria-posinset={index + 1}
      style={{ transform: `translateY(${topPx}px)` }}
    >
      <span className={classes.number}>{index + 1}</span>
      {isOpen ? <OpenCell {...props} /> : <Cell {...props} />}
      {view.kind === "warning" && !view.isResolved && <InlineReadings {...props} />}
    </li>
  );
});

/** `target` is what an open menu wants of the element it belongs to. */
function Cell({ index, view, isActive, isOpen, topPx: _, ...target }: ResultRowProps & ComponentProps<"button">) {
  const { open } = useCleaner();
  const { raw_input_string: raw } = view.result;
  return (
    <button
      {...target}
      type="button"
      className={classes.cell}
      data-line={index}
      tabIndex={isActive ? 0 : -1}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => open(isOpen ? null : index)}
    >
      {raw !== "" && (
        <span className={classes.mark} data-tone={toneOf(view)}>
          {ICONS[toneOf(view)]}
        </span>
      )}
      <span className="visually-hidden">{raw === "" ? "Empty line" : `${titleOf(view)}: `}</span>
      <span className={classes.text}>{shownText(view)}</span>
      <span className={classes.reason}>{reasonOf(view)}</span>
      <span className={classes.more}>
        <DotsIcon />
      </span>
    </button>
  );
}

/** What was decided looks like what needed no decision. */
function toneOf({ kind, isResolved }: LineView): LineKind {
  return isResolved ? "ok" : kind;
}

function titleOf({ kind, isResolved }: LineView): string {
  return isResolved && kind !== "ok" ? "Decided" : KIND_TITLES[kind];
}

/** The readings of an open line stand beside it as buttons. */
function shownText({ kind, isResolved, text, result }: LineView): string {
  if (kind === "warning" && !isResolved && result.readings.length > 0) return "";
  return text;
}

/** The evidence in one line. */
function reasonOf({ kind, isResolved, result }: LineView): string {
  if (isResolved && kind !== "ok") return "";
  return kind === "error" ? errorText(result) : (result.msg ?? "");
}

function InlineReadings({ index, view }: ResultRowProps) {
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

function OpenCell(props: ResultRowProps) {
  const { index, view } = props;
  const { open } = useCleaner();
  const { distancePx, skidPx, zIndex, fadeMs } = LIMITS.popup;
  return (
    <Popover
      opened
      onChange={(isOpen) => isOpen || open(null)}
      position="bottom"
      offset={{ mainAxis: distancePx, crossAxis: skidPx }}
      transitionProps={{ transition: "fade", duration: fadeMs }}
      zIndex={zIndex}
      width={MENU_WIDTH_PX}
      shadow="md"
      withinPortal
      withArrow
      trapFocus
    >
      <Popover.Target>
        <Cell {...props} />
      </Popover.Target>
      <Popover.Dropdown aria-label={`Line ${index + 1}`} className={classes.menu}>
        <CellMenu line={index} view={view} />
      </Popover.Dropdown>
    </Popover>
  );
}
