/** Under the editor: Run, and what is wrong with the query. */

import { useEffect, useState } from "react";
import { AlertIcon } from "../../ui/icons.tsx";
import { Button } from "../../ui/parts/button.tsx";
import { MeantTables } from "./meant-tables.tsx";
import { findPlace } from "./model/place.ts";
import styles from "./sql-screen.module.css";
import type { QueryState } from "./use-query-runs.ts";

interface QueryBarProps {
  readonly state: QueryState;
  readonly query: string;
  readonly canRun: boolean;
  readonly onRun: () => void;
  readonly onCancel: () => void;
  /** Another table takes the place of the one that is called at a position, and the query is run. */
  readonly onReplaceTable: (position: number, sqlName: string) => void;
}

export function QueryBar({ state, query, canRun, onRun, onCancel, onReplaceTable }: QueryBarProps) {
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
      {state.kind === "failed" && <Failure problem={state.problem} query={query} onReplaceTable={onReplaceTable} />}
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

interface FailureProps extends Pick<QueryBarProps, "query" | "onReplaceTable"> {
  readonly problem: Problem;
}

function Failure({ problem: { code, title, detail, position, tables }, query, onReplaceTable }: FailureProps) {
  const place = position === null ? null : findPlace(query, position);
  return (
    <div role="alert" className={styles.failure}>
      <AlertIcon />
      <div>
        <strong>{title}</strong>
        {place !== null && <span>{`, line ${place.line}, column ${place.column}`}</span>}
        {code === "query_ambiguous_table" ? (
          <p className={styles.detail}>Which one do you mean? Its id takes the place of the name.</p>
        ) : (
          detail !== null && <p className={styles.detail}>{detail}</p>
        )}
        {position !== null && tables.length > 0 && (
          <MeantTables tables={tables} onChoose={(sqlName) => onReplaceTable(position, sqlName)} />
        )}
      </div>
    </div>
  );
}
