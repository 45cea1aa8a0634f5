/** One thing that is asked of a cleaned table, as people have edited it. */
import type { CallPart, ChangesReply, LookupId } from "@limpid/contract";
import type { EditedTable } from "../read/edited-table.ts";

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

type Query<Id extends LookupId> = [CallPart<Id, "query">] extends [never]
  ? Readonly<Record<string, never>>
  : CallPart<Id, "query">;

/** What a lookup of the contract is asked with. */
export interface Asked<Id extends LookupId> {
  readonly query: Query<Id>;
  readonly version: number;
  readonly settings: ChangesReply["settings"];
}

/** A lookup of the contract answers in the words of the contract. */
export type ContractLookup<Id extends LookupId> = Lookup<Asked<Id>, CallPart<Id, "reply">>;
