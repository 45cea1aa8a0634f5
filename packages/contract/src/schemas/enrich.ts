import Type, { type Static } from "typebox";
import { LIMITS } from "../limits.ts";
import { Id, optionalEditFields } from "./edit.ts";

/** A column is made of a component of another one's values, and stands right after it. */
export const EnrichColumnRequest = Type.Object({
  ...optionalEditFields,
  dataframe_uuid: Id,
  action: Type.Literal("enrich_column_from_component"),
  affects: Type.Optional(Type.Literal("enrich")),
  column_uuid: Id,
  value: Type.String({ minLength: 1, maxLength: 100, description: "The name of the component" }),
});
export type EnrichColumnRequest = Static<typeof EnrichColumnRequest>;

const Place = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });

export const ComponentsQuery = Type.Object({
  column: Place,
  row: Type.Optional(
    Type.Integer({ ...Place, description: `Only that cell; default: the first ${LIMITS.componentRows} rows` }),
  ),
});

/** What a column can be enriched by. */
export const ComponentsReply = Type.Object({
  version: Type.Integer({ description: "The table's" }),
  components: Type.Array(
    Type.Object({
      name: Type.String(),
      values: Type.Array(Type.Object({ output: Type.String(), component: Type.String() }), {
        description: `Of the cells looked at, the first ${LIMITS.componentExamples} that differ`,
      }),
      is_column: Type.Boolean({ description: "There is a column of it already" }),
    }),
  ),
});
export type ComponentsReply = Static<typeof ComponentsReply>;
