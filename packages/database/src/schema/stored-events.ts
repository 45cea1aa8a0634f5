/**
 * Defines stored events as JSON: what happened, without wording. Only the server puts events into words. Those of jobs are
 * stored as the messages that they are sent as.
 */
import type { Edit, EditOrigin } from "@limpid/edits";
import type { ProposalState } from "./schema.ts";

type EventEdit = Edit & Omit<EditOrigin, "dtUtc"> & { readonly dtUtc: string };

export type TableEvent =
  | { readonly kind: "edit"; readonly edit: EventEdit }
  /** A proposal changes nothing yet. */
  | { readonly kind: "proposal"; readonly edit: EventEdit }
  | { readonly kind: "proposals decided"; readonly ids: readonly string[]; readonly state: ProposalState }
  /** All rows are being cleaned; the stream of the job reports the progress. */
  | { readonly kind: "clean all" };

/** Events of a session's stream, for all its pages: tables that became ready or failed. */
export type SessionEvent = {
  readonly kind: "table cleaned" | "table failed" | "all rows cleaned";
  readonly tableId: string;
  readonly name: string;
};
