/** What opens a result's menu: its kind's mark, its text, and the evidence for it. */
import { Popover } from "@mantine/core";
import type { ComponentProps, ReactNode } from "react";
import { AlertIcon, CheckIcon, CrossIcon, DotsIcon, TextIcon } from "../../../ui/icons.tsx";
import { CellMenu } from "../menu/cell-menu.tsx";
import { excerpt } from "../model/excerpt.ts";
import { errorText, KIND_TITLES, type LineKind, type LineView } from "../model/line-view.ts";
import { useCleaner } from "../use-text-cleaner.ts";
import classes from "./panes.module.css";

export interface ResultCellProps {
  readonly index: number;
  readonly view: LineView;
  readonly isActive: boolean;
  readonly isOpen: boolean;
}

const ICONS: Readonly<Record<LineKind, ReactNode>> = {
  ok: <CheckIcon />,
  text: <TextIcon />,
  warning: <AlertIcon />,
  error: <CrossIcon />,
};
const MENU_WIDTH_PX = 340;

export function ResultCell(props: ResultCellProps) {
  return props.isOpen ? <OpenCell {...props} /> : <Cell {...props} />;
}

/** `target` is what an open menu wants of the element it belongs to. */
function Cell({ index, view, isActive, isOpen, ...target }: ResultCellProps & ComponentProps<"button">) {
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
  return excerpt(text);
}

/** The evidence in one line. */
function reasonOf({ kind, isResolved, result }: LineView): string {
  if (isResolved && kind !== "ok") return "";
  if (kind === "error") return errorText(result);
  return [result.msg, result.left_out].filter((text) => typeof text === "string").join("; ");
}

function OpenCell(props: ResultCellProps) {
  const { index, view } = props;
  const { open } = useCleaner();
  return (
    <Popover
      opened
      onChange={(isOpen) => isOpen || open(null)}
      width={MENU_WIDTH_PX}
      shadow="md"
      withinPortal
      withArrow
      trapFocus
      withRoles={false}
    >
      <Popover.Target>
        <Cell {...props} />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={`Line ${index + 1}`} className={classes.menu}>
        <CellMenu line={index} view={view} />
      </Popover.Dropdown>
    </Popover>
  );
}
