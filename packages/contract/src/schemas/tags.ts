/** The tag picker's call (specification §7). */
import Type, { type Static } from "typebox";

export const TagsRequest = Type.Object({
  session_uuid: Type.String({ maxLength: 100 }),
  query: Type.String({ maxLength: 1000, description: "The chosen tags, with commas between them" }),
});
export type TagsRequest = Static<typeof TagsRequest>;

export const TagsReply = Type.Object({ view_uuid: Type.String() });
export type TagsReply = Static<typeof TagsReply>;
