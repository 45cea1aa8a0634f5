/** What the screen's query is doing: run, taken back, refused, or done; and views that are opened by their address. */
import type { SqlReply, ViewReply } from "@limpid/contract";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { ApiProblem, toApiProblem } from "../../lib/api-problem.ts";
import { reportProblem } from "../../lib/session.ts";
import { openView } from "./api/open-view.ts";
import { runQuery } from "./api/run-query.ts";

export type QueryState =
  | { readonly kind: "idle" }
  | { readonly kind: "running"; readonly isOpening: boolean }
  | { readonly kind: "failed"; readonly problem: ApiProblem }
  | { readonly kind: "done"; readonly result: SqlReply; readonly isRerun: boolean };

interface QueryRuns {
  readonly state: QueryState;
  readonly run: (query: string) => void;
  readonly cancel: () => void;
  /** The query was changed: what was wrong with it may be right now. */
  readonly forgetMistake: () => void;
}

interface Listeners {
  /** A query has a result under this id. */
  readonly onView: (viewId: string) => void;
  /** A view was opened; this is its query. */
  readonly onQuery: (query: string) => void;
}

const IDLE: QueryState = { kind: "idle" };

export function useQueryRuns(viewId: string | null, { onView, onQuery }: Listeners): QueryRuns {
  const [state, setState] = useState<QueryState>(IDLE);
  const running = useRef<AbortController | null>(null);
  const shown = useRef<string | null>(null);

  const start = async (isOpening: boolean, work: (signal: AbortSignal) => Promise<QueryState>): Promise<void> => {
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    setState({ kind: "running", isOpening });
    const next = await work(stop.signal).catch((error: unknown) => failureOf(error, stop.signal));
    if (running.current === stop) setState(next);
  };

  const run = (query: string): void => {
    void start(false, async (signal) => {
      const result = await runQuery(query, signal);
      signal.throwIfAborted();
      shown.current = result.view_uuid;
      onView(result.view_uuid);
      return { kind: "done", result, isRerun: false };
    });
  };

  const follow = useEffectEvent((address: string | null): void => {
    if (address === shown.current) return;
    shown.current = address;
    running.current?.abort();
    running.current = null;
    if (address === null) setState(IDLE);
    else
      void start(true, async (signal) => {
        const view = await openView(address, signal);
        signal.throwIfAborted();
        onQuery(view.query);
        return stateOf(view);
      });
  });
  useEffect(() => follow(viewId), [viewId]);
  useEffect(() => () => running.current?.abort(), []);

  return {
    state,
    run,
    cancel: () => running.current?.abort(),
    forgetMistake: () => setState((now) => (now.kind === "failed" ? IDLE : now)),
  };
}

function stateOf(view: ViewReply): QueryState {
  const { problem, rerun } = view;
  if (problem !== null) return { kind: "failed", problem: toApiProblem(problem.status, problem) };
  return { kind: "done", result: view, isRerun: rerun };
}

function failureOf(error: unknown, signal: AbortSignal): QueryState {
  if (signal.aborted) return IDLE;
  if (!(error instanceof ApiProblem)) throw error;
  reportProblem(error);
  return { kind: "failed", problem: error };
}
