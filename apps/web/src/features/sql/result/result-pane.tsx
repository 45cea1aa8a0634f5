/** Shows the result below the divider, or a notice in its place. */
import { LABELS } from "@limpid/contract";
import { counted } from "../../../lib/counted.ts";
import { saveExport } from "../../../lib/save-export.ts";
import { FailedExport } from "../../../ui/failed-export.tsx";
import { Button } from "../../../ui/parts/button.tsx";
import { StateScreen } from "../../../ui/state-screen.tsx";
import styles from "../sql-screen.module.css";
import type { QueryState } from "../use-query-runs.ts";
import { ResultBar } from "./result-bar.tsx";
import { ResultGrid } from "./result-grid.tsx";

interface ResultPaneProps {
  readonly state: QueryState;
  /** There is nothing to query yet. */
  readonly isEmpty: boolean;
}

export function ResultPane({ state, isEmpty }: ResultPaneProps) {
  if (state.kind !== "done")
    return <div className={styles.result}>{state.kind === "idle" && (isEmpty ? <NoTables /> : <Hint />)}</div>;
  const { result, isRerun } = state;
  return (
    <div className={styles.result}>
      <ResultBar result={result} isRerun={isRerun} />
      <FailedExport id={result.view_uuid} onRetry={(wanted) => void saveExport(wanted)} />
      {result.num_rows === 0 ? (
        <StateScreen title="The query returned no rows" />
      ) : (
        <ResultGrid
          key={`${result.view_uuid} ${isRerun}`}
          viewId={result.view_uuid}
          endNotice={`End of result (${counted(result.num_rows, "row")})`}
        />
      )}
    </div>
  );
}

const NoTables = () => (
  <StateScreen
    title="There is no table yet"
    action={
      <Button component="a" href="/upload" variant="default">
        {LABELS.startCleaning}
      </Button>
    }
  >
    A table that you clean can be queried here.
  </StateScreen>
);

const Hint = () => (
  <p className={styles.hint}>
    The result appears here. Write a table's name as the list shows it, with double quotes where it has blanks.
  </p>
);
