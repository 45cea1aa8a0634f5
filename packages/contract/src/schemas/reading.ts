/** How a file is read: what a person may choose, what there is to choose from, and a look at the result beforehand. */
import Type, { type Static } from "typebox";
import { LIMITS } from "../limits.ts";

const Sign = (description: string) => Type.Optional(Type.String({ maxLength: LIMITS.dialectCharacters, description }));
const Place = (description: string) =>
  Type.Optional(Type.String({ maxLength: LIMITS.readingPlaceCharacters, description }));

/** What is absent is detected. The choices that come back with a table are complete: they repeat its reading. */
export const ReadingChoices = Type.Object(
  {
    entry: Place("The file of an archive, by its path in it"),
    encoding: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
    delimiter: Sign("What stands between two cells"),
    quote: Sign("Empty: nothing is quoted"),
    escape: Sign("The sign before a quote inside quotes; the quote itself when it is doubled"),
    skiprows: Type.Optional(
      Type.Integer({ minimum: 0, maximum: LIMITS.maxSkippedRows, description: "Lines or rows before the header" }),
    ),
    header_rows: Type.Optional(
      Type.Integer({ minimum: 0, maximum: LIMITS.maxHeaderRows, description: "Rows that hold names; 0: none" }),
    ),
    sheet: Place("The sheet of a workbook, by its name"),
    area: Place("The cells of the sheet that hold the table, such as B3:F40"),
    append: Type.Optional(
      Type.Array(Type.String({ maxLength: LIMITS.readingPlaceCharacters }), {
        maxItems: LIMITS.maxAppendedTables,
        description: "Sheets, or areas of the sheet, whose rows follow; their columns must have the same names",
      }),
    ),
    merged: Type.Optional(
      Type.Union([Type.Literal("filled"), Type.Literal("empty")], {
        description: "What the cells below a merged one hold: its value, or nothing as in the file",
      }),
    ),
    record_path: Place("Where the records of a JSON or XML document are: keys or element names, joined by dots"),
  },
  { additionalProperties: false },
);
export type ReadingChoices = Static<typeof ReadingChoices>;

export const FurtherTableReply = Type.Object({
  place: Type.String({ description: "Where it is, in words" }),
  titles: Type.Array(Type.String()),
  num_rows: Type.Integer(),
  choices: ReadingChoices,
  appends: Type.Optional(ReadingChoices),
});
export type FurtherTableReply = Static<typeof FurtherTableReply>;

const AmountReply = Type.Object({
  rows: Type.Integer({ description: "Rows with text" }),
  characters: Type.Integer({ description: "Characters of their cells" }),
});

export const BalanceReply = Type.Object(
  { file: AmountReply, table: AmountReply, clutter: AmountReply, left_out: AmountReply },
  { description: "What became of the rows of the file or sheet; the first is the sum of the others" },
);
export type BalanceReply = Static<typeof BalanceReply>;

export const DoubtedParameter = Type.Union([
  Type.Literal("encoding"),
  Type.Literal("delimiter"),
  Type.Literal("header"),
  Type.Literal("sheet"),
]);

export const ReadingAlternative = Type.Object({
  parameter: DoubtedParameter,
  message: Type.String({ description: "The question, as a sentence" }),
  taken: Type.String({ description: "What was taken" }),
  other: Type.String({ description: "What it may be instead" }),
  choices: ReadingChoices,
  answered: Type.Boolean({ description: "The owner has answered it" }),
});
export type ReadingAlternative = Static<typeof ReadingAlternative>;

/** What else there is in the file; empty lists where its format has none. */
export const SelectableReply = Type.Object({
  entries: Type.Array(Type.String()),
  sheets: Type.Array(Type.String()),
  record_paths: Type.Array(Type.String()),
  tables: Type.Optional(
    Type.Array(FurtherTableReply, {
      description: "Tables that were not read, with the choices that open them or append their rows to this one",
    }),
  ),
  balance: Type.Optional(BalanceReply),
  confidence: Type.Optional(
    Type.Partial(Type.Record(DoubtedParameter, Type.Number({ minimum: 0, maximum: 1 })), {
      description: "Shares of files that were read right with as much evidence, of the parameters that could be wrong",
    }),
  ),
  alternatives: Type.Optional(
    Type.Array(ReadingAlternative, { description: "The second reading of each parameter that is not certain" }),
  ),
});
export type SelectableReply = Static<typeof SelectableReply>;

export const ClutterReply = Type.Array(Type.Object({ line: Type.Integer(), text: Type.String() }));

export const ReadingRequest = Type.Object({
  session_uuid: Type.String({ minLength: 1, maxLength: 100 }),
  choices: ReadingChoices,
});

/** A file read another way, as far as a glance needs it: first columns and rows, long texts cut short. */
export const PreviewReply = Type.Object({
  parameters: Type.Record(Type.String(), Type.String()),
  choices: ReadingChoices,
  selectable: SelectableReply,
  num_rows: Type.Integer(),
  num_columns: Type.Integer(),
  columns: Type.Array(Type.String(), { description: "Titles of the first columns" }),
  rows: Type.Array(Type.Array(Type.String()), { description: "The first rows, as they were read" }),
  warnings: Type.Array(Type.Object({ message: Type.String(), row: Type.Union([Type.Integer(), Type.Null()]) })),
  clutter: ClutterReply,
});
export type PreviewReply = Static<typeof PreviewReply>;

export const ReadingReply = Type.Object({
  result_uuid: Type.String({ description: "The id of the new table; the old one stays as it is" }),
});
export type ReadingReply = Static<typeof ReadingReply>;
