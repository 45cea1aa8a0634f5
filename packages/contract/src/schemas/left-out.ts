import Type, { type Static } from "typebox";
import { LIMITS } from "../limits.ts";
import { SessionOfCaller } from "./caller.ts";
import { BatchUuid } from "./edit.ts";

const Place = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });

const RowsPart = Type.Object({ first_row: Place, last_row: Place });

/** Listed as in a table's own reply: in order, and apart from each other. */
export const LeftOutReply = Type.Array(RowsPart, {
  description: "Rows that the owner has excluded: they keep their numbers, and are neither counted nor exported",
});

export const EditRowsRequest = Type.Object({
  session_uuid: SessionOfCaller,
  edit_uuid: Type.Optional(
    Type.String({
      pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$",
      description: "They are undone together by this id",
    }),
  ),
  rows: Type.Array(RowsPart, { minItems: 1, maxItems: LIMITS.leftOutRanges }),
  left_out: Type.Boolean({ description: "false: restores them" }),
  batch_uuid: BatchUuid,
});
export type EditRowsRequest = Static<typeof EditRowsRequest>;

export const EditRowsReply = Type.Object({
  edit_uuid: Type.String(),
  rows: Type.Integer({ description: "Rows that it excluded or restored" }),
  left_out: Type.Integer({ description: "All rows that are excluded afterwards" }),
  version: Type.Integer({ description: "The table's version after it" }),
});
export type EditRowsReply = Static<typeof EditRowsReply>;

export const LeftOutRowsQuery = Type.Object({
  offset: Type.Optional(Place),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: LIMITS.listedLeftOut })),
});

export const LeftOutRowsReply = Type.Object({
  version: Type.Integer({ description: "The table's" }),
  count: Type.Integer({ description: "All excluded rows" }),
  rows: Type.Array(
    Type.Object({
      row: Type.Integer(),
      texts: Type.Array(Type.String(), { description: `As they were read, the first ${LIMITS.leftOutTexts}` }),
      dt_utc: Type.String({ description: "When it was excluded: YYYY-MM-DD HH:mm:ss" }),
      username: Type.Union([Type.String(), Type.Null()]),
      own: Type.Boolean({ description: "By the caller" }),
    }),
  ),
});
export type LeftOutRowsReply = Static<typeof LeftOutRowsReply>;
