/** What the host asks the children that run users' queries. */
import type { CheckedQuery, RefusedReply, RunInput, RunReply } from "@limpid/query";
import type { Method } from "./protocol.ts";

export interface QueryMethods {
  /** Which tables the query reads. */
  readonly check: Method<{ readonly query: string }, never, CheckedQuery | RefusedReply>;
  readonly run: Method<RunInput, never, RunReply | RefusedReply>;
}
