/** What opens a result's menu: its kind's mark, its text, and the evidence for it. */

import type { ComponentProps, ReactNode } from "react";
import { AlertIcon, CheckIcon, CrossIcon, DotsIcon, TextIcon } from "../../../ui/icons.tsx";
import { Popover } from "../../../ui/parts/popover.ts";
import { CellMenu } from "../menu/cell-menu.tsx";
import { excerpt } from "../model/excerpt.ts";
import { hasInlineChoices, KIND_TITLES, type LineKind, type LineView, reasonText } from "../model/line-view.ts";
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
      {/* The reason for an open line comes after its buttons, which then cannot cover it. */}
      <span className={hasInlineChoices(view) ? "visually-hidden" : classes.reason}>{reasonText(view)}</span>
      <span className={classes.more}>
        <DotsIcon />
      </span>
    </button>
  );
}

/** What was decided looks like what needed no decision. */
function toneOf({ kind, isResolved }: LineView): LineKind {
  if (isResolved) return "ok";
  return kind === "ok" ? "warning" : kind;
}

function titleOf(view: LineView): string {
  if (view.isResolved && (view.kind !== "ok" || view.decision.choice !== null)) return "Decided";
  return view.kind === "ok" && !view.isResolved ? "Datetime to check" : KIND_TITLES[view.kind];
}

/** The choices for an open line are buttons beside it. */
function shownText(view: LineView): string {
  return hasInlineChoices(view) ? "" : excerpt(view.text);
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
