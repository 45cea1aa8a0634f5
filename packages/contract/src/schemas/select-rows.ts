import Type, { type Static } from "typebox";
import { LIMITS } from "../limits.ts";

const Column = Type.Integer({ minimum: 0, maximum: 1_000_000 });

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
      "issue: not clean, not valid or without data; changed: by cleaning or by people; edited: by people, as it is now",
  },
);

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
});
export type SelectRowsRequest = Static<typeof SelectRowsRequest>;

export const SelectRowsReply = Type.Object({
  version: Type.Integer({ description: "The table's" }),
  count: Type.Integer({ description: "Rows that fit" }),
  rows: Type.Array(Type.Integer(), { description: `Their numbers from the offset on, ${LIMITS.selectedRows} at most` }),
});
export type SelectRowsReply = Static<typeof SelectRowsReply>;
