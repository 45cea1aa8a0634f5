/** All that can be looked up in a table: a line each. Those of the contract are served as calls. */
import type { LookupId } from "@limpid/contract";
import { findAreaValues } from "./area-values.ts";
import { changes } from "./changes.ts";
import { type ContractLookup, defineLookup, type Lookup } from "./define-lookup.ts";
import { describeCells } from "./describe-cells.ts";
import { findCells, findReplaced } from "./find-cells.ts";
import { findEdited } from "./find-edited.ts";
import { findOrder } from "./find-order.ts";
import { findAnswered } from "./find-questions.ts";
import { issues } from "./issues.ts";
import { provideDistribution, provideProfile } from "./kept-profile.ts";
import { listLeftOut } from "./list-left-out.ts";
import { readBoundedRows } from "./read-bounded-rows.ts";
import { review } from "./review.ts";
import { selectAllRows, selectRows } from "./select-rows.ts";

type ContractLookups = { readonly [Id in LookupId]: ContractLookup<Id> };

export const tableLookups = {
  changes,
  issues,
  review,
  selectRows: defineLookup(selectRows),
  selectAllRows: defineLookup(selectAllRows, { isRemembered: true }),
  readRows: defineLookup(readBoundedRows),
  listLeftOut: defineLookup(listLeftOut),
  findAreaValues: defineLookup(findAreaValues),
  profileColumn: defineLookup(provideProfile, { isRemembered: true }),
  findDistribution: defineLookup(provideDistribution, { isRemembered: true }),
  findOrder: defineLookup(findOrder, { isRemembered: true }),
  findCells: defineLookup(findCells),
  findReplaced: defineLookup(findReplaced),
  findEdited: defineLookup(findEdited),
  findAnswered: defineLookup(findAnswered),
  describeCells: defineLookup(describeCells),
} satisfies ContractLookups & Readonly<Record<string, Lookup<never, unknown>>>;

/** What each lookup wants, and what it finds. */
export type TableLookups = {
  readonly [Name in keyof typeof tableLookups]: (typeof tableLookups)[Name] extends Lookup<infer Wanted, infer Found>
    ? { readonly wanted: Wanted; readonly found: Found }
    : never;
};
