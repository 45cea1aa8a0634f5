import type { ReactNode } from "react";
import classes from "./menu.module.css";

interface MenuItemProps {
  readonly onClick: () => void;
  readonly isDisabled?: boolean;
  readonly isChosen?: boolean;
  /** Where the keyboard is when the menu opens; without any, it is on the first item. */
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
      disabled={isDisabled}
      onClick={onClick}
      data-autofocus={takesFocus || undefined}
      {...pressed}
    >
      {children}
    </button>
  );
}
