/** What only the owner of a table may do with it as a whole: say what it is, list it, delete it. */
import Type, { type Static } from "typebox";
import { LIMITS } from "../limits.ts";

const SessionId = Type.String({ minLength: 1, maxLength: 100 });

export const DescribeTableRequest = Type.Object({
  session_uuid: SessionId,
  name: Type.Optional(Type.String({ minLength: 1, maxLength: LIMITS.tableNameCharacters, pattern: "\\S" })),
  description: Type.Optional(Type.String({ maxLength: LIMITS.descriptionCharacters })),
  tags: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: LIMITS.tagCharacters, pattern: "^[^,]*[^,\\s][^,]*$" }), {
      maxItems: LIMITS.maxTags,
      description: "A tag has no comma in it, for the tags call puts commas between them",
    }),
  ),
  listed: Type.Optional(
    Type.Boolean({ description: "true publishes the table and all readings of its file, false makes them private" }),
  ),
  auto_accept: Type.Optional(
    Type.Boolean({ description: "Whether what others propose from now on is in force at once; false at first" }),
  ),
});
export type DescribeTableRequest = Static<typeof DescribeTableRequest>;

export const OwnerRequest = Type.Object({ session_uuid: SessionId });

export const DeleteTableRequest = Type.Object({
  session_uuid: SessionId,
  at_once: Type.Optional(
    Type.Boolean({ description: "Its files are removed now, or when its job has ended, and it cannot be restored" }),
  ),
});

export const DeleteTableReply = Type.Object({
  removed_at: Type.String({ description: "ISO 8601, UTC: from then on it cannot be restored" }),
});
export type DeleteTableReply = Static<typeof DeleteTableReply>;
