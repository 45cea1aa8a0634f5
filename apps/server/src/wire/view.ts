/** Results of queries, as they cross the wire. */
import type { ProblemReply, SqlReply, ViewCut, ViewReply } from "@limpid/contract";
import type { ViewRecord } from "@limpid/database";

export function sqlToWire(view: ViewRecord): SqlReply {
  return {
    view_uuid: view.id,
    num_rows: view.numRows,
    num_columns: view.columns.length,
    truncated: view.cut.length > 0,
    cut: view.cut as ViewCut[],
    elapsed_ms: view.elapsedMs,
    tables: view.tables.map(({ id, version, names = [], namesakes = 0 }) => ({
      id,
      version,
      names: [...names],
      namesakes,
    })),
  };
}

interface Opening {
  readonly isRerun: boolean;
  readonly problem: ProblemReply | null;
}

export function viewToWire(view: ViewRecord, { isRerun, problem }: Opening): ViewReply {
  return {
    ...sqlToWire(view),
    query: view.query,
    created_at: view.createdAt.toISOString(),
    run_at: view.runAt.toISOString(),
    rerun: isRerun,
    problem,
  };
}
