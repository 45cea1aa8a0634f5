/** A panel left of the table that is filled by a call: it takes the focus, and gives it back to the grid when it is closed. */
import { type ReactNode, useEffect, useRef } from "react";
import { TextButton } from "../../../ui/text-button.tsx";
import { useTable } from "../data/table-context.ts";
import { changeView } from "../data/table-session.ts";
import { Drawer } from "./drawer.tsx";
import styles from "./left-panel.module.css";

interface LeftPanelProps {
  readonly title: string;
  readonly query: { readonly data: unknown; readonly error: Error | null; readonly refetch: () => Promise<unknown> };
  /** Shown until the reply arrives. */
  readonly waiting: string;
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

export function LeftPanel({ title, query: { data, error, refetch }, waiting, foot, children }: LeftPanelProps) {
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
      {data === undefined && error === null && <p className={styles.soft}>{waiting}</p>}
      {error !== null && (
        <p role="alert">
          {error.message} <TextButton onClick={() => void refetch()}>Try again</TextButton>
        </p>
      )}
      {children}
    </Drawer>
  );
}
