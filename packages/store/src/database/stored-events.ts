/** What is kept of events, as JSON: what happened, not how it is told. The server alone puts it into words. */
import type { NewEdit } from "../repositories/edits.ts";
import type { ParameterValue, ProposalState } from "./schema.ts";

export type JobEvent =
  | { readonly kind: "parameter"; readonly name: string; readonly value: ParameterValue }
  | { readonly kind: "warning"; readonly message: string; readonly row: number | null }
  | { readonly kind: "ingested"; readonly rowCount: number; readonly columnCount: number }
  | { readonly kind: "evidence"; readonly text: string }
  | { readonly kind: "started"; readonly pageCount: number }
  | { readonly kind: "page"; readonly page: number; readonly pageCount: number; readonly secondsLeft: number }
  /** Pages told of before in which other rows contradict a cell. */
  | { readonly kind: "compared"; readonly pages: readonly number[] }
  | ({ readonly kind: "basics" } & StoredBasics)
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "description"; readonly description: string }
  | { readonly kind: "tags"; readonly tags: readonly string[] }
  | { readonly kind: "cleaned"; readonly rowCount: number }
  | { readonly kind: "cancelled" }
  /** Why, in the words that the user reads. */
  | { readonly kind: "failed"; readonly phase: "ingest" | "clean"; readonly reason: string };

export interface StoredBasics {
  readonly createdAt: string;
  readonly updatedAt: string | null;
  readonly version: number;
  readonly username: string | null;
  readonly rowCount: number;
  readonly columnCount: number;
}

type ToldEdit = Omit<NewEdit, "dtUtc"> & { readonly dtUtc: string };

export type TableEvent =
  | { readonly kind: "edit"; readonly edit: ToldEdit }
  /** It changes nothing yet. */
  | { readonly kind: "proposal"; readonly edit: ToldEdit }
  | { readonly kind: "proposals decided"; readonly ids: readonly string[]; readonly state: ProposalState }
  /** All rows are being cleaned; the stream of the job tells how that goes on. */
  | { readonly kind: "clean all" };

/** What a session is told wherever it is: of its tables that became ready, or did not. */
export type SessionEvent = {
  readonly kind: "table cleaned" | "table failed" | "all rows cleaned";
  readonly tableId: string;
  readonly name: string;
};

/** A job ends with one of these. */
export function isFinal({ kind }: JobEvent): boolean {
  return kind === "cleaned" || kind === "cancelled" || kind === "failed";
}
