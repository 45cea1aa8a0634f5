/** Under the editor: Run, and what is wrong with the query. */
import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import { AlertIcon } from "../../ui/icons.tsx";
import { placeOf } from "./model/place.ts";
import styles from "./sql-screen.module.css";
import type { QueryState } from "./use-query-runs.ts";

interface QueryBarProps {
  readonly state: QueryState;
  readonly query: string;
  readonly canRun: boolean;
  readonly onRun: () => void;
  readonly onCancel: () => void;
}

export function QueryBar({ state, query, canRun, onRun, onCancel }: QueryBarProps) {
  return (
    <div className={styles.bar}>
      {state.kind === "running" && !state.isOpening ? (
        <Button size="compact-md" variant="default" onClick={onCancel}>
          Cancel
        </Button>
      ) : (
        <Button size="compact-md" disabled={!canRun} onClick={onRun} title="Ctrl+Enter">
          Run
        </Button>
      )}
      {state.kind === "running" && <Waiting isOpening={state.isOpening} />}
      {state.kind === "failed" && <Failure problem={state.problem} query={query} />}
    </div>
  );
}

const TICK_MS = 1000;

function Waiting({ isOpening }: { readonly isOpening: boolean }) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((now) => now + 1), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <span role="status" className={styles.soft}>
      {isOpening ? "Opening the view …" : "Running …"}
      {seconds > 0 && <span aria-hidden="true"> {seconds} s</span>}
    </span>
  );
}

type Problem = Extract<QueryState, { kind: "failed" }>["problem"];

function Failure({
  problem: { title, detail, position },
  query,
}: {
  readonly problem: Problem;
  readonly query: string;
}) {
  const place = position === null ? null : placeOf(query, position);
  return (
    <div role="alert" className={styles.failure}>
      <AlertIcon />
      <div>
        <strong>{title}</strong>
        {place !== null && <span>{`, line ${place.line}, column ${place.column}`}</span>}
        {detail !== null && <p className={styles.detail}>{detail}</p>}
      </div>
    </div>
  );
}
