export type { Refusal, RefusalKind } from "./refusal.ts";
export type { Cut, ResultColumn, ResultLimits } from "./sandbox/collect-rows.ts";
export type { QueryTable, RawColumns } from "./sandbox/open-sandbox.ts";
export {
  type CheckedQuery,
  QueryEngine,
  type RefusedReply,
  type RunInput,
  type RunReply,
} from "./sandbox/query-engine.ts";
