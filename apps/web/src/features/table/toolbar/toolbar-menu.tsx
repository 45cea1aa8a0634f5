/** A button of the toolbar that opens a panel. */

import { type ReactNode, useState } from "react";
import { ChevronIcon } from "../../../ui/icons.tsx";
import { Popover } from "../../../ui/parts/popover.ts";
import { ScrollRegion } from "../../../ui/scroll-region.tsx";
import styles from "./toolbar.module.css";

/** Between the panel and the edge of the window. */
const ROOM_PX = 8;

export interface ToolbarMenuProps {
  readonly label: string;
  readonly count?: number | string;
  readonly tone?: "warn" | "pending" | "plain";
  readonly widthPx?: number;
  readonly children: ReactNode | ((close: () => void) => ReactNode);
}

export function ToolbarMenu({ label, count, tone = "plain", widthPx = 300, children }: ToolbarMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      width={widthPx}
      shadow="md"
      withinPortal
      middlewares={{ size: { padding: ROOM_PX } }}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <button type="button" className={styles.target} onClick={() => setIsOpen(!isOpen)}>
          {label}
          {count !== undefined && (
            <span className={styles.count} data-tone={String(count) === "0" ? "plain" : tone}>
              {count}
            </span>
          )}
          <ChevronIcon />
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={label} className={styles.dropdown}>
        <ScrollRegion className={styles.panel} data-autofocus>
          {typeof children === "function" ? children(() => setIsOpen(false)) : children}
        </ScrollRegion>
      </Popover.Dropdown>
    </Popover>
  );
}
