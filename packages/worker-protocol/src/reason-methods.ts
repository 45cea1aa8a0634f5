/** What the host asks of a worker about dates. Bodies and answers are bytes: the host neither parses nor writes them. */
import type { ErrorCode, SolverRequest } from "@limpid/contract";
import type { Method } from "./protocol.ts";

/** The events are the pieces of the answer, as JSON. */
export type ReasonOutcome =
  | { readonly kind: "answered" }
  | { readonly kind: "refused"; readonly code: ErrorCode; readonly detail: string | undefined };

export interface SolveLineInput {
  readonly request: SolverRequest;
  /** How long the search may take. */
  readonly maxMs: number;
}

export interface ReasonMethods {
  readonly reasonColumn: Method<{ readonly body: Uint8Array }, Uint8Array, ReasonOutcome>;
  readonly solveLine: Method<SolveLineInput, Uint8Array, ReasonOutcome>;
}
