/**
 * What anybody who has the link of a cleaned table may look up in it. The answer holds until the next edit. What finds it is
 * the member of the same name of `tableLookups`.
 */
import type { TSchema } from "typebox";
import { ChangesQuery, ChangesReply } from "./changes.ts";
import { FindQuery, FindReply } from "./find.ts";
import { DistributionReply, ProfileQuery, ProfileReply } from "./profile.ts";
import { ReviewReply } from "./review.ts";
import { namedColumns, SelectRowsReply, SelectRowsRequest } from "./select-rows.ts";
import { IssuesReply } from "./table.ts";

export interface LookupSpec {
  readonly summary: string;
  /** What the address says of it, or the body of a POST; absent where there is nothing to say. */
  readonly asks?: TSchema;
  readonly answers: TSchema;
  /**
   * The columns that a question needs to know, or all computed ones. Those after the columns of the file are computed, and
   * are made for it.
   */
  readonly columns?: (asked: never) => readonly number[] | "computed";
  /** Hardly anything in a long answer comes twice, so that packing it well would take longer than finding it. */
  readonly isDense?: boolean;
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
  profileColumn: {
    summary:
      "What a column of the cleaned table holds: values and patterns by frequency, missing data, the least and the greatest",
    asks: ProfileQuery,
    answers: ProfileReply,
    columns: ({ column }: ProfileQuery) => [column],
  },
  columnDistribution: {
    summary: "How the values of a column are spread: a histogram, and the values far from the others",
    asks: ProfileQuery,
    answers: DistributionReply,
    columns: ({ column }: ProfileQuery) => [column],
  },
  selectRows: {
    summary: "The rows that show some values or have cells of some kind, in an order of values, as row numbers",
    asks: SelectRowsRequest,
    answers: SelectRowsReply,
    columns: namedColumns,
    isDense: true,
  },
  findCells: {
    summary: "Where a text appears in the cleaned table, and what a replacement would change; nothing is changed",
    asks: FindQuery,
    answers: FindReply,
    columns: ({ replacement }: FindQuery) => (replacement === undefined ? "computed" : []),
  },
} as const satisfies Record<string, LookupSpec>;

export type LookupId = keyof typeof LOOKUPS;
