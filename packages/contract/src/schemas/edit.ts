import Type, { type Static } from "typebox";
import { LIMITS } from "../limits.ts";
import { SessionOfCaller } from "./caller.ts";
import { CleaningSettings } from "./cleaning.ts";
import { DoubtedParameter } from "./reading.ts";

export const Id = Type.String({ minLength: 1, maxLength: 100 });
const Uuid = Type.String({ pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$" });
/** Some clients send an empty text for none. */
const OptionalId = Type.Optional(Type.Union([Type.String({ maxLength: 100 }), Type.Null()]));

const Stamp = Type.String({
  pattern: "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$",
  description: "YYYY-MM-DD HH:mm:ss",
});

/** The settings of a call that may leave them out. */
export const optionalEditFields = {
  dt_utc: Type.Optional(Stamp),
  session_uuid: SessionOfCaller,
  edit_uuid: Type.Optional(Type.Union([Uuid, Type.Null()])),
};

const common = {
  dt_utc: Stamp,
  session_uuid: SessionOfCaller,
  dataframe_uuid: Id,
  edit_uuid: Type.Optional(Type.Union([Uuid, Type.Null()])),
};

export const BatchUuid = Type.Optional(
  Type.String({ ...Uuid, description: "Shared by edits that are undone together; default: this edit only" }),
);

export const EditCellRequest = Type.Object({
  ...common,
  action: Type.Union([
    Type.Literal("edit_cell_output"),
    Type.Literal("edit_cell_is_clean"),
    Type.Literal("edit_cell_has_data"),
    Type.Literal("edit_cell_is_valid"),
  ]),
  affects: Type.Optional(Type.String({ maxLength: 50 })),
  row_uuid: Id,
  column_uuid: Id,
  cell_uuid: Id,
  batch_uuid: BatchUuid,
  value: Type.Union(
    [Type.String({ maxLength: LIMITS.editValueCharacters }), Type.Number(), Type.Boolean(), Type.Null()],
    {
      description:
        "For edit_cell_output: a text, or a number or flag, which is stored as text; null means no data. For the other actions: true or false",
    },
  ),
});
export type EditCellRequest = Static<typeof EditCellRequest>;

const Place = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });

/** A block of values, put into an area of cells. */
export const EditCellsRequest = Type.Object({
  session_uuid: SessionOfCaller,
  edit_uuid: Type.Optional(
    Type.String({
      pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$",
      description: "They are undone together by this id",
    }),
  ),
  first_row: Place,
  last_row: Place,
  rows: Type.Optional(
    Type.Array(Place, {
      minItems: 1,
      maxItems: LIMITS.editCells,
      description:
        "The rows of the area in the order of the values, where they do not follow one another; first and last are not looked at then",
    }),
  ),
  first_column: Place,
  last_column: Place,
  values: Type.Array(
    Type.Array(Type.String({ maxLength: LIMITS.editValueCharacters }), { minItems: 1, maxItems: LIMITS.editCells }),
    {
      minItems: 1,
      maxItems: LIMITS.editCells,
      description: "values[row][column], repeated over the area; an empty text is no data",
    },
  ),
});
export type EditCellsRequest = Static<typeof EditCellsRequest>;

export const EditCellsReply = Type.Object({
  edit_uuid: Type.String(),
  cells: Type.Integer({ description: "Cells that have another value now" }),
  refused: Type.Integer({ description: "Those among them whose class refuses it: it is kept, and marked" }),
  refusal: Type.Optional(Type.String({ description: "Why, of the first of these" })),
  version: Type.Integer({ description: "The table's version after it" }),
});
export type EditCellsReply = Static<typeof EditCellsReply>;

/** The kinds of edits, as the log calls them. */
export const StepKind = Type.Union([
  Type.Literal("cells"),
  Type.Literal("title"),
  Type.Literal("class"),
  Type.Literal("decision"),
  Type.Literal("component"),
  Type.Literal("rows"),
  Type.Literal("settings"),
  Type.Literal("reading"),
]);

export const EditColumnRequest = Type.Object({
  ...common,
  action: Type.Union([
    Type.Literal("edit_column_title"),
    Type.Literal("edit_column_entity"),
    Type.Literal("edit_column_decision"),
  ]),
  affects: Type.Optional(Type.String({ maxLength: 50 })),
  row_uuid: OptionalId,
  column_uuid: Id,
  cell_uuid: OptionalId,
  batch_uuid: BatchUuid,
  decision: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 1000,
      description:
        "For edit_column_decision: the id of the decision. A question is answered by its own id, and one value of it alone by the id, " +
        "a colon and the value as it was read",
    }),
  ),
  alike: Type.Optional(
    Type.Array(Type.Object({ column_uuid: Id, edit_uuid: Uuid }), {
      maxItems: LIMITS.alikeColumns,
      description:
        "For edit_column_decision: more columns that it decides, each by an edit of its own; the table is cleaned once for all of them",
    }),
  ),
  value: Type.Union([Type.String({ minLength: 1, maxLength: 1000 }), Type.Number(), Type.Boolean(), Type.Null()], {
    description:
      "The title, where a number is written as a text; or the id of an entity class, or of an option of a decision, by which the column is cleaned again (null: the inferred one). " +
      "One value of a question also takes = and a text, which its cells become",
  }),
});
export type EditColumnRequest = Static<typeof EditColumnRequest>;

const ofTable = { ...common, affects: Type.Optional(Type.String({ maxLength: 50 })) };

/** The table is cleaned again as the settings say; or the reading of its file is right, of which a parameter was not certain. */
export const EditTableRequest = Type.Union([
  Type.Object({ ...ofTable, action: Type.Literal("edit_table_settings"), settings: CleaningSettings }),
  Type.Object({
    ...ofTable,
    action: Type.Literal("confirm_reading"),
    parameter: DoubtedParameter,
    reading: Type.String({
      maxLength: LIMITS.readingPlaceCharacters,
      description: "What was taken, as the alternative names it",
    }),
  }),
]);
export type EditTableRequest = Static<typeof EditTableRequest>;

export const EditReply = Type.Object({
  accepted: Type.Boolean({
    description: "The edit is durable and in force; false: durable, and a proposal that its owner has yet to decide",
  }),
  version: Type.Integer({ description: "The table's version after the edit" }),
  refusal: Type.Optional(
    Type.String({
      description:
        "Why the class of the column refuses the value, which the cell has all the same, marked as not valid",
    }),
  ),
});
export type EditReply = Static<typeof EditReply>;
