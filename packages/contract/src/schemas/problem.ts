import Type, { type Static } from "typebox";

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
    instance: Type.Optional(Type.String({ description: "Id of the request, as in the logs" })),
  },
  { $id: "Problem", description: "RFC 9457 problem details" },
);
export type ProblemReply = Static<typeof ProblemReply>;
