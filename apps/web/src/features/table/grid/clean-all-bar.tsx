/** Says how many rows are cleaned where that is not all of them, and has all cleaned where that is offered. */
import { LABELS } from "@limpid/contract";
import { useEffect, useState } from "react";
import { Button } from "../../../ui/parts/button.tsx";
import { useTable, useTableStore } from "../data/table-context.ts";
import { useRowLimit } from "../data/use-row-limit.ts";
import { askForCleanAll, followCleanAll } from "../edits/clean-all.ts";
import styles from "./clean-all-bar.module.css";

export function CleanAllBar() {
  const table = useTable();
  const { cleanAll, isLoaded } = useTableStore("state");
  const { state, afterEventId } = cleanAll;
  const isRunning = isLoaded && state === "running";
  useEffect(() => (isRunning ? followCleanAll(table, afterEventId) : undefined), [table, isRunning, afterEventId]);
  const limit = useRowLimit();
  if (limit === null && !isRunning) return null;
  const canAsk = state === "available" && !table.isEmbedded;
  return (
    <section className={styles.bar} aria-label="Cleaning">
      {limit !== null && <span>{LABELS.rowsCleaned(limit.cleaned, limit.rows)}</span>}
      {limit !== null && canAsk && <AskButton call="cleanAll" label={LABELS.cleanAllRows(limit.rows)} />}
      {isRunning && <Running />}
    </section>
  );
}

function Running() {
  const table = useTable();
  const { cleanAll, allowsEdits } = useTableStore("state");
  const { pagesCleaned, numPages } = cleanAll;
  const share = numPages === 0 ? 0 : pagesCleaned / numPages;
  return (
    <>
      <span>All rows are being cleaned</span>
      <span
        role="progressbar"
        className={styles.track}
        aria-label="Rows cleaned"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.floor(share * 100)}
      >
        <span className={styles.share} style={{ width: `${share * 100}%` }} />
      </span>
      {allowsEdits && !table.isEmbedded && <AskButton call="cancelCleanAll" label="Cancel" />}
    </>
  );
}

function AskButton({ call, label }: { readonly call: "cleanAll" | "cancelCleanAll"; readonly label: string }) {
  const table = useTable();
  const [isAsking, setIsAsking] = useState(false);
  const ask = async (): Promise<void> => {
    setIsAsking(true);
    await askForCleanAll(table, call);
    setIsAsking(false);
    // The button goes with what it asked for, and the focus with it.
    if (document.activeElement === document.body) table.grid.current?.focus();
  };
  return (
    <Button size="compact-sm" variant="default" loading={isAsking} onClick={() => void ask()}>
      {label}
    </Button>
  );
}
