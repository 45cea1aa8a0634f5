/** The tag picker's call (specification §7). */
import Type from "typebox";

export const TagsRequest = Type.Object({
  session_uuid: Type.String({ maxLength: 100 }),
  query: Type.Union(
    [Type.String({ maxLength: 1000 }), Type.Array(Type.String({ maxLength: 1000 }), { maxItems: 100 })],
    {
      description: "The chosen tags: a list, or a text with commas between them",
    },
  ),
});

export const TagsReply = Type.Object({ view_uuid: Type.String() });
