/** A panel left of the table: it takes the focus, and gives it back to the grid when it is closed. */
import { type ReactNode, useEffect, useRef } from "react";
import { useTable } from "../data/table-context.ts";
import { changeView } from "../data/table-session.ts";
import { Drawer } from "./drawer.tsx";
import { type PendingQuery, PendingReply } from "./pending-reply.tsx";

interface LeftPanelProps {
  readonly title: string;
  /** The call that fills the panel as a whole. */
  readonly query?: PendingQuery;
  /** Shown until its reply arrives. */
  readonly waiting?: string;
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

export function LeftPanel({ title, query, waiting = "", foot, children }: LeftPanelProps) {
  const table = useTable();
  const heading = useRef<HTMLHeadingElement>(null);
  // Something inside may have taken it before.
  useEffect(() => {
    const panel = heading.current?.closest("aside");
    if (panel?.contains(document.activeElement) === false) heading.current?.focus();
  }, []);
  const close = (): void => {
    changeView(table, { panel: null });
    table.grid.current?.focus();
  };
  return (
    <Drawer
      side="left"
      label={title}
      title={title}
      titleRef={heading}
      closeLabel="Close"
      onClose={close}
      onKeyDown={(event) => {
        if (event.key === "Escape" && !event.defaultPrevented) close();
      }}
      foot={foot}
    >
      {query !== undefined && <PendingReply query={query} waiting={waiting} />}
      {children}
    </Drawer>
  );
}
