/** Says that only the first rows are cleaned, and has all of them cleaned where that is offered. */
import { LABELS } from "@limpid/contract";
import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import { askForCleanAll, followCleanAll } from "../data/clean-all.ts";
import { useTable, useTableStore } from "../data/table-context.ts";
import styles from "./clean-all-bar.module.css";

export function CleanAllBar() {
  const job = useTable();
  const { cleanAll, isLoaded } = useTableStore("state");
  const { state, afterEventId } = cleanAll;
  const isRunning = isLoaded && state === "running";
  // biome-ignore lint/correctness/useExhaustiveDependencies: another start is another story
  useEffect(() => (isRunning ? followCleanAll(job) : undefined), [job, isRunning, afterEventId]);
  if (!isLoaded || job.isEmbedded || state === "none") return null;
  return (
    <section className={styles.bar} aria-label="Cleaning">
      {isRunning ? <Running /> : <Available />}
    </section>
  );
}

function Available() {
  const { cleanRowLimit } = useTableStore("state");
  const { rowCount } = useTableStore("data");
  return (
    <>
      <span>{LABELS.cleaningLimited(cleanRowLimit)}.</span>
      <AskButton call="cleanAll" label={LABELS.cleanAllRows(rowCount)} />
    </>
  );
}

function Running() {
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
      {allowsEdits && <AskButton call="cancelCleanAll" label="Cancel" />}
    </>
  );
}

function AskButton({ call, label }: { readonly call: "cleanAll" | "cancelCleanAll"; readonly label: string }) {
  const job = useTable();
  const [isAsking, setIsAsking] = useState(false);
  const ask = async (): Promise<void> => {
    setIsAsking(true);
    await askForCleanAll(job, call);
    setIsAsking(false);
  };
  return (
    <Button size="compact-sm" variant="default" loading={isAsking} onClick={() => void ask()}>
      {label}
    </Button>
  );
}
