/** The three tools of the page. Switching is in-page: the address stays. */
import { LABELS } from "@limpid/contract";
import { type KeyboardEvent, useRef } from "react";
import classes from "./tab-bar.module.css";

export type TabId = "text-cleaner" | "file-cleaner" | "about";

const TABS: readonly { readonly id: TabId; readonly label: string }[] = [
  { id: "text-cleaner", label: LABELS.tabs.textCleaner },
  { id: "file-cleaner", label: LABELS.tabs.fileCleaner },
  { id: "about", label: LABELS.tabs.about },
];

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

export const tabDomId = (id: TabId): string => `tab-${id}`;
export const panelDomId = (id: TabId): string => `panel-${id}`;

interface TabBarProps {
  /** Null if none of the tabs is shown. */
  readonly tab: TabId | null;
  readonly onTab: (tab: TabId) => void;
}

export function TabBar({ tab, onTab }: TabBarProps) {
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const index = TABS.findIndex(({ id }) => id === tab);
    const from = index === -1 && step === 1 ? -1 : Math.max(0, index);
    const next = TABS[(from + step + TABS.length) % TABS.length];
    if (next === undefined) return;
    onTab(next.id);
    list.current?.querySelector<HTMLElement>(`#${tabDomId(next.id)}`)?.focus();
  };

  return (
    <div ref={list} role="tablist" aria-label="Tools" className={classes.tabs} onKeyDown={onKeyDown}>
      {TABS.map(({ id, label }, index) => (
        <button
          key={id}
          id={tabDomId(id)}
          type="button"
          role="tab"
          className={classes.tab}
          aria-selected={id === tab}
          aria-controls={id === tab ? panelDomId(id) : undefined}
          tabIndex={id === tab || (tab === null && index === 0) ? 0 : -1}
          onClick={() => onTab(id)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
