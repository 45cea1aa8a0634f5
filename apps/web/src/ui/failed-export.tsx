/** An export that failed: why, and another try. */
import { LABELS } from "@limpid/contract";
import { Button } from "@mantine/core";
import { dismissFailedExport, useFailedExport, type Wanted } from "../lib/save-export.ts";
import classes from "./failed-export.module.css";

interface FailedExportProps {
  readonly id: string;
  readonly onRetry: (wanted: Wanted) => void;
}

export function FailedExport({ id, onRetry }: FailedExportProps) {
  const failure = useFailedExport(id);
  if (failure === null) return null;
  const { wanted, reason } = failure;
  return (
    <div role="alert" className={classes.bar}>
      <span className={classes.text}>{LABELS.exportFailed(LABELS.exports[wanted.format], reason)}</span>
      <Button size="compact-sm" variant="default" onClick={() => onRetry(wanted)}>
        Retry
      </Button>
      <Button size="compact-sm" variant="subtle" onClick={dismissFailedExport}>
        Dismiss
      </Button>
    </div>
  );
}
