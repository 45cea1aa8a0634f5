import type { ReactNode } from "react";
import classes from "./menu.module.css";

interface MenuItemProps {
  readonly onClick: () => void;
  /** It keeps the focus: without one, no key would reach the menu. */
  readonly isDisabled?: boolean;
  readonly isChosen?: boolean;
  /** This item takes the focus when the menu opens; by default the first one does. */
  readonly takesFocus?: boolean;
  readonly children: ReactNode;
}

/** A line of a menu that does something. */
export function MenuItem({ onClick, isDisabled = false, isChosen, takesFocus = false, children }: MenuItemProps) {
  const pressed = isChosen === undefined ? {} : { "aria-pressed": isChosen };
  return (
    <button
      type="button"
      className={classes.item}
      aria-disabled={isDisabled}
      onClick={() => isDisabled || onClick()}
      data-autofocus={takesFocus || undefined}
      {...pressed}
    >
      {children}
    </button>
  );
}
