import Type, { type Static } from "typebox";
import { LIMITS } from "../limits.ts";
import { StepKind } from "./edit.ts";

const Place = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });

export const EditLogQuery = Type.Object({
  row: Type.Optional(Type.Integer({ ...Place, description: "With column: only what touches this cell" })),
  column: Type.Optional(Place),
  offset: Type.Optional(Place),
  limit: Type.Optional(Type.Integer({ minimum: 0, maximum: LIMITS.maxLoggedSteps })),
});

const Text = Type.Union([Type.String(), Type.Null()], { description: "null: no data" });

/** What people have changed. Edits that were made as one, and are undone as one, are a step. */
export const EditLogReply = Type.Object({
  version: Type.Integer({ description: "The table's" }),
  changed: Type.Integer({ description: "Cells and titles that differ from the cleaned table" }),
  changed_places: Type.Array(Type.Object({ row: Type.Union([Place, Type.Null()]), column: Place }), {
    description: `The first ${LIMITS.listedChanges} of them in reading order; row is null for a title`,
  }),
  step_count: Type.Integer(),
  steps: Type.Array(
    Type.Object({
      edit_uuid: Type.String({ description: "Identifies the step for undo" }),
      dt_utc: Type.String({ description: "YYYY-MM-DD HH:mm:ss" }),
      username: Type.Union([Type.String(), Type.Null()]),
      own: Type.Boolean({ description: "Made by the caller" }),
      kind: StepKind,
      row: Type.Union([Place, Type.Null()], { description: "Of the first cell, or the first row" }),
      column: Type.Union([Place, Type.Null()], { description: "null for the settings of the table, and for rows" }),
      cells: Type.Integer({ description: "How many were edited" }),
      rows: Type.Optional(Type.Integer({ description: "Of kind rows: how many" })),
      left_out: Type.Optional(Type.Boolean({ description: "Of kind rows; false: they were restored" })),
      before: Text,
      after: Text,
      decision: Type.Optional(Type.String({ description: "Which one" })),
      undone: Type.Boolean(),
    }),
    { description: "Newest first; before and after are those of the first cell" },
  ),
  undo: Type.Array(Type.String(), { description: "One's own steps to undo, the next one first" }),
  redo: Type.Array(Type.String(), { description: "Those to do again, the next one first" }),
});
export type EditLogReply = Static<typeof EditLogReply>;
