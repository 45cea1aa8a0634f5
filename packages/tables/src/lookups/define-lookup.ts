/** One thing that is asked of a cleaned table, as people have edited it. */
import type { CallPart, ChangesReply, ErrorCode, LookupId } from "@limpid/contract";
import type { EditedTable } from "../read/edited-table.ts";
import type { ValueOrder } from "./value-order.ts";

export interface Lookup<Wanted, Found> {
  readonly run: (table: EditedTable, wanted: Wanted) => Promise<Found>;
  /** Whether the last answers are kept: people go back and forth between two orders, or two columns. */
  readonly isRemembered: boolean;
}

export function defineLookup<Wanted, Found>(
  run: Lookup<Wanted, Found>["run"],
  { isRemembered = false }: { readonly isRemembered?: boolean } = {},
): Lookup<Wanted, Found> {
  return { run, isRemembered };
}

type Part<Id extends LookupId> = CallPart<Id, "query"> | CallPart<Id, "body">;
type Question<Id extends LookupId> = [Part<Id>] extends [never] ? Readonly<Record<string, never>> : Part<Id>;

/** A column of the file. */
export interface StoredColumn {
  readonly column: number;
  /** The order of its values by its class. */
  readonly order: ValueOrder;
  /** Path of its stored profile. */
  readonly keptPath: string;
}

/** A column that a call asks about. */
export interface LookupColumn {
  /** Its number in the call. */
  readonly asked: number;
  /** The number by which the table knows it, which stays the same when another computed column is removed. */
  readonly column: number;
  /** Null for a computed column, whose values decide. */
  readonly order: ValueOrder | null;
  /** Null for a computed column. */
  readonly keptPath: string | null;
}

/** What a lookup of the contract is asked with. */
export interface Asked<Id extends LookupId> {
  /** The query of the call, or its body. */
  readonly asked: Question<Id>;
  readonly version: number;
  readonly settings: ChangesReply["settings"];
  /** The columns that the call names. */
  readonly columns: readonly LookupColumn[];
}

/** The answer to a question that cannot be answered. */
export interface Refusal {
  readonly refused: ErrorCode;
  readonly detail: string;
}

/** A lookup of the contract answers in the words of the contract. */
export type ContractLookup<Id extends LookupId> = Lookup<Asked<Id>, CallPart<Id, "reply"> | Refusal>;
