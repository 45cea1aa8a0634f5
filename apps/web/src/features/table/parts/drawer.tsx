/** A titled panel beside the table; on a phone it covers the lower part of the screen. */
import type { KeyboardEventHandler, ReactNode, RefObject } from "react";
import { CrossIcon } from "../../../ui/icons.tsx";
import styles from "./drawer.module.css";

interface DrawerProps {
  readonly side: "left" | "right";
  readonly label: string;
  readonly title: ReactNode;
  /** Refers to the title when it takes the focus. */
  readonly titleRef?: RefObject<HTMLHeadingElement | null>;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly onKeyDown?: KeyboardEventHandler;
  /** Stays in sight below what scrolls. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

export function Drawer({ side, label, title, titleRef, closeLabel, onClose, onKeyDown, foot, children }: DrawerProps) {
  return (
    <aside className={styles.drawer} data-side={side} aria-label={label} onKeyDown={onKeyDown}>
      <div className={styles.head}>
        <h2 ref={titleRef} tabIndex={titleRef && -1} className={styles.title}>
          {title}
        </h2>
        <button type="button" className={styles.close} aria-label={closeLabel} title="Close (Esc)" onClick={onClose}>
          <CrossIcon />
        </button>
      </div>
      <div className={styles.body}>{children}</div>
      {foot}
    </aside>
  );
}
