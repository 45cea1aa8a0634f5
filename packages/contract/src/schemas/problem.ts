import Type, { type Static } from "typebox";
import { SQL_LIMITS } from "../limits.ts";

const MeantTable = Type.Object({
  id: Type.String(),
  name: Type.Union([Type.String(), Type.Null()]),
  sql_name: Type.String({ description: "What a query calls it: its name, or its id where others have that name" }),
  num_rows: Type.Integer(),
  username: Type.Union([Type.String(), Type.Null()], { description: "Whose it is, where it was sent with a key" }),
  is_own: Type.Boolean(),
  updated_at: Type.String({ description: "ISO 8601, UTC" }),
});

export const ProblemReply = Type.Object(
  {
    type: Type.String({ description: "Stable URI of the kind of problem" }),
    title: Type.String({ description: "Wording for the user" }),
    status: Type.Integer(),
    code: Type.String({ description: "Stable code of the error table" }),
    detail: Type.Optional(Type.String({ description: "What was wrong with this request" })),
    position: Type.Optional(
      Type.Integer({
        minimum: 0,
        description: "Where in the query, as an index of UTF-16 code units; of the SQL calls only",
      }),
    ),
    tables: Type.Optional(
      Type.Array(MeantTable, {
        maxItems: SQL_LIMITS.namesakes,
        description: "Which tables the name there may mean, one's own first; of the SQL calls only",
      }),
    ),
    instance: Type.Optional(Type.String({ description: "Id of the request, as in the logs" })),
  },
  { $id: "Problem", description: "RFC 9457 problem details" },
);
export type ProblemReply = Static<typeof ProblemReply>;
