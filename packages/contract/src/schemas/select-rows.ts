import Type, { type Static } from "typebox";
import { LIMITS } from "../limits.ts";

const Column = Type.Integer({ minimum: 0, maximum: 1_000_000, description: "Its idx" });

const Shown = Type.String({ maxLength: LIMITS.editValueCharacters, pattern: "^[^\\u0000]*$" });

/** What a cell may be, edits included. */
const CellKind = Type.Union(
  [
    Type.Literal("issue"),
    Type.Literal("not_clean"),
    Type.Literal("invalid"),
    Type.Literal("missing"),
    Type.Literal("changed"),
    Type.Literal("edited"),
  ],
  {
    description:
      "issue: not clean, not valid or without data; changed: by cleaning or by people; edited: by people, as it is now. A cell of " +
      "a computed column is clean and valid, and nobody edits it",
  },
);

const Bound = Type.String({
  minLength: 1,
  maxLength: LIMITS.boundCharacters,
  description: "A number, or a day such as 2024-03-31, with or without a time; within the range",
});

export const SelectRowsRequest = Type.Object({
  values: Type.Optional(
    Type.Array(
      Type.Object({
        column: Column,
        any_of: Type.Array(Type.Union([Shown, Type.Null()]), {
          minItems: 1,
          maxItems: LIMITS.selectedValues,
          description: "Each as the cleaned table shows it; null: no data",
        }),
      }),
      { maxItems: LIMITS.selectedColumns, description: "The row shows one of these values in each of these columns" },
    ),
  ),
  patterns: Type.Optional(
    Type.Array(
      Type.Object({
        column: Column,
        any_of: Type.Array(Shown, {
          minItems: 1,
          maxItems: LIMITS.selectedValues,
          description: "Digits as 9, capitals as A, other letters as one a, as the profile of the column has them",
        }),
      }),
      { maxItems: LIMITS.selectedColumns, description: "The row shows a value written in one of these ways" },
    ),
  ),
  ranges: Type.Optional(
    Type.Array(Type.Object({ column: Column, from: Type.Optional(Bound), to: Type.Optional(Bound) }), {
      maxItems: LIMITS.selectedColumns,
      description:
        "The row's number or day in each of these columns lies in the range, as the distribution of the column counts them: a day " +
        "without a day or a month is its first one, and a day is its first moment",
    }),
  ),
  cells: Type.Optional(
    Type.Array(Type.Object({ kind: CellKind, column: Type.Optional(Column) }), {
      maxItems: LIMITS.selectedColumns,
      description: "The row has a cell of each kind, in that column where one is named",
    }),
  ),
  sort: Type.Optional(
    Type.Array(Type.Object({ column: Column, descending: Type.Optional(Type.Boolean()) }), {
      maxItems: LIMITS.sortedColumns,
      description:
        "By the values of the first column, then of the next; numbers and days in their own order, cells without data last. Rows " +
        "that are alike, or all without it, are in the order of the table",
    }),
  ),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000_000 })),
  limit: Type.Optional(Type.Integer({ minimum: 0, maximum: LIMITS.selectedRows })),
  packed: Type.Optional(
    Type.Boolean({ description: "All of them as one short text in place of numbers, without offset and limit" }),
  ),
});
export type SelectRowsRequest = Static<typeof SelectRowsRequest>;

export function namedColumns(asked: SelectRowsRequest): number[] {
  const { values = [], patterns = [], ranges = [], cells = [], sort = [] } = asked;
  return [...values, ...patterns, ...ranges, ...cells, ...sort].flatMap(({ column }) => column ?? []);
}

export const SelectRowsReply = Type.Object({
  version: Type.Integer({ description: "The table's" }),
  count: Type.Integer({ description: "Rows that fit" }),
  rows: Type.Array(Type.Integer(), { description: `Their numbers from the offset on, ${LIMITS.selectedRows} at most` }),
  packed: Type.Optional(
    Type.String({
      description:
        "Where it is asked for, in place of numbers: the step from each row to the next (from 0 to the first), 2n forwards and 2n-1 " +
        "back, in groups of seven bits with the lowest first and 128 added to all but the last, as bytes in Base64",
    }),
  ),
});
export type SelectRowsReply = Static<typeof SelectRowsReply>;

export const ExportRowsRequest = Type.Object({
  rows: Type.Optional(
    Type.Array(Type.Integer({ minimum: 0, maximum: 1_000_000_000 }), {
      minItems: 1,
      maxItems: LIMITS.selectedRows,
      description: "Their numbers in the table, as the call that selects rows gives them; each is written once",
    }),
  ),
  packed: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: LIMITS.exportedRowsBytes,
      pattern: "^[A-Za-z0-9+/]+={0,2}$",
      description: `The same as one short text, in place of numbers: ${LIMITS.exportedRows.toLocaleString("en")} rows at most`,
    }),
  ),
});
export type ExportRowsRequest = Static<typeof ExportRowsRequest>;
