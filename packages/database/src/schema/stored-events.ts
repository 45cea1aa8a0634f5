/** Defines stored events as JSON: what happened, without wording. Only the server puts events into words. */
import type { Edit, EditOrigin } from "@limpid/edits";
import type { ParameterValue, ProposalState } from "./schema.ts";

export type JobEvent =
  | { readonly kind: "parameter"; readonly name: string; readonly value: ParameterValue }
  | { readonly kind: "warning"; readonly message: string; readonly row: number | null }
  | { readonly kind: "ingested"; readonly rowCount: number; readonly columnCount: number }
  | { readonly kind: "evidence"; readonly text: string }
  | { readonly kind: "started"; readonly pageCount: number }
  | { readonly kind: "page"; readonly page: number; readonly pageCount: number; readonly secondsLeft: number }
  /** Earlier pages in which other rows contradict a cell. */
  | { readonly kind: "compared"; readonly pages: readonly number[] }
  | ({ readonly kind: "basics" } & StoredBasics)
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "description"; readonly description: string }
  | { readonly kind: "tags"; readonly tags: readonly string[] }
  | { readonly kind: "cleaned"; readonly rowCount: number }
  | { readonly kind: "cancelled" }
  /** The reason in the words that the user reads. */
  | { readonly kind: "failed"; readonly phase: "ingest" | "clean"; readonly reason: string };

export interface StoredBasics {
  readonly createdAt: string;
  readonly updatedAt: string | null;
  readonly version: number;
  readonly username: string | null;
  readonly rowCount: number;
  readonly columnCount: number;
}

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

/** Whether the event ends a job. */
export function isFinal({ kind }: JobEvent): boolean {
  return kind === "cleaned" || kind === "cancelled" || kind === "failed";
}
