import { type ReactNode, useState } from "react";
import { ChevronIcon } from "../../../ui/icons.tsx";
import classes from "./menu.module.css";

interface FoldedPanelProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of a menu that opens in place. */
export function FoldedPanel({ title, children }: FoldedPanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={classes.item}
        aria-expanded={isOpen}
        data-open={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {title}
        <ChevronIcon />
      </button>
      {isOpen && <div className={classes.panel}>{children}</div>}
    </>
  );
}
