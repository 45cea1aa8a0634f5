import type { ReactNode } from "react";
import classes from "./menu.module.css";

interface MenuItemProps {
  readonly onClick: () => void;
  readonly isDisabled?: boolean;
  readonly isChosen?: boolean;
  readonly children: ReactNode;
}

/** A line of a menu that does something. */
export function MenuItem({ onClick, isDisabled = false, isChosen, children }: MenuItemProps) {
  const pressed = isChosen === undefined ? {} : { "aria-pressed": isChosen };
  return (
    <button type="button" className={classes.item} disabled={isDisabled} onClick={onClick} {...pressed}>
      {children}
    </button>
  );
}
