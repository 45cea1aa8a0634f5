export type { Refusal } from "./refusal.ts";
export type { Cut, ResultLimits } from "./sandbox/collect-rows.ts";
export type { QueryTable, RawColumns } from "./sandbox/open-sandbox.ts";
export {
  type CheckedQuery,
  QueryEngine,
  type RefusedReply,
  type RunInput,
  type RunReply,
} from "./sandbox/query-engine.ts";
