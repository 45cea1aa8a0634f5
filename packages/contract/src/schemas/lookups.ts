/**
 * What anybody who has the link of a cleaned table may look up in it. The answer holds until the next edit. What finds it is
 * the member of the same name of `tableLookups`.
 */
import type { TSchema } from "typebox";
import { ChangesQuery, ChangesReply } from "./changes.ts";
import { ReviewReply } from "./review.ts";
import { IssuesReply } from "./table.ts";

export interface LookupSpec {
  readonly summary: string;
  /** What the address says of it; absent where there is nothing to say. */
  readonly asks?: TSchema;
  readonly answers: TSchema;
}

export const LOOKUPS = {
  issues: { summary: "Where the issues of the cleaned table are", answers: IssuesReply },
  changes: {
    summary: "What was changed in the cleaned table: counts by rule and column, and the changes page by page",
    asks: ChangesQuery,
    answers: ChangesReply,
  },
  review: {
    summary: "The open questions of a table; those that settle most cells come first",
    answers: ReviewReply,
  },
} as const satisfies Record<string, LookupSpec>;

export type LookupId = keyof typeof LOOKUPS;
