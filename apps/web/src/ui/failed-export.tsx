/** An export that failed: why, and another try. */
import { LABELS } from "@limpid/contract";
import { dismissFailedExport, useFailedExport, type Wanted } from "../lib/save-export.ts";
import { ProblemBar } from "./problem-bar.tsx";

interface FailedExportProps {
  readonly id: string;
  readonly onRetry: (wanted: Wanted) => void;
}

export function FailedExport({ id, onRetry }: FailedExportProps) {
  const failure = useFailedExport(id);
  if (failure === null) return null;
  const { wanted, reason } = failure;
  return (
    <div role="alert">
      <ProblemBar onRetry={() => onRetry(wanted)} onDismiss={dismissFailedExport}>
        {LABELS.exportFailed(LABELS.exports[wanted.format], reason)}
      </ProblemBar>
    </div>
  );
}
