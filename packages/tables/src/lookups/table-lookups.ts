/** All that can be looked up in a table: a line each. Those of the contract are served as calls. */
import type { LookupId } from "@limpid/contract";
import { findAreaValues } from "./area-values.ts";
import { changes } from "./changes.ts";
import { columnDistribution } from "./column-distribution.ts";
import { type ContractLookup, defineLookup, type Lookup } from "./define-lookup.ts";
import { describeCells } from "./describe-cells.ts";
import { findCells } from "./find-cells.ts";
import { findEdited } from "./find-edited.ts";
import { findAnswered } from "./find-questions.ts";
import { findReplaced } from "./find-texts.ts";
import { issues } from "./issues.ts";
import { listLeftOut } from "./list-left-out.ts";
import { profileColumn } from "./profile-column.ts";
import { readBoundedRows } from "./read-bounded-rows.ts";
import { review } from "./review.ts";
import { selectRows } from "./select-rows.ts";

type ContractLookups = { readonly [Id in LookupId]: ContractLookup<Id> };

export const tableLookups = {
  changes,
  issues,
  review,
  profileColumn,
  columnDistribution,
  selectRows,
  findCells,
  readRows: defineLookup(readBoundedRows),
  listLeftOut: defineLookup(listLeftOut),
  findAreaValues: defineLookup(findAreaValues),
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
