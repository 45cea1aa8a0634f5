import Type, { type Static } from "typebox";
import { LIMITS } from "../limits.ts";
import { SessionOfCaller } from "./caller.ts";

const Place = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });

const RowsPart = Type.Object({ first_row: Place, last_row: Place });

/** As in a table's own reply: in order, and apart from each other. */
export const LeftOutReply = Type.Array(RowsPart, {
  description: "Rows that its owner has left out: they keep their numbers, and are neither counted nor exported",
});

export const EditRowsRequest = Type.Object({
  session_uuid: SessionOfCaller,
  edit_uuid: Type.Optional(
    Type.String({
      pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$",
      description: "By it they are undone as one",
    }),
  ),
  rows: Type.Array(RowsPart, { minItems: 1, maxItems: LIMITS.leftOutRanges }),
  left_out: Type.Boolean({ description: "false: they are taken back" }),
});
export type EditRowsRequest = Static<typeof EditRowsRequest>;

export const EditRowsReply = Type.Object({
  edit_uuid: Type.String(),
  rows: Type.Integer({ description: "Rows that were left out or taken back by it, and were not before" }),
  left_out: Type.Integer({ description: "All rows that are left out after it" }),
  version: Type.Integer({ description: "The table's version after it" }),
});
export type EditRowsReply = Static<typeof EditRowsReply>;

export const LeftOutRowsQuery = Type.Object({
  offset: Type.Optional(Place),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: LIMITS.listedLeftOut })),
});

export const LeftOutRowsReply = Type.Object({
  version: Type.Integer({ description: "The table's" }),
  count: Type.Integer({ description: "All rows that are left out" }),
  rows: Type.Array(
    Type.Object({
      row: Type.Integer(),
      texts: Type.Array(Type.String(), { description: `As they were read, the first ${LIMITS.leftOutTexts}` }),
      dt_utc: Type.String({ description: "When it was left out: YYYY-MM-DD HH:mm:ss" }),
      username: Type.Union([Type.String(), Type.Null()]),
      own: Type.Boolean({ description: "By whoever asks" }),
    }),
  ),
});
export type LeftOutRowsReply = Static<typeof LeftOutRowsReply>;
