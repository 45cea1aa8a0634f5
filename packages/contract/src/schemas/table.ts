import Type, { type Static } from "typebox";
import { LIMITS } from "../limits.ts";
import { CleanAllReply } from "./clean-all.ts";
import { CleaningSettings } from "./cleaning.ts";
import { LeftOutReply } from "./left-out.ts";
import { ListedBy } from "./listed-by.ts";
import { ClutterReply, ReadingChoices, SelectableReply } from "./reading.ts";

const Probability = Type.Number({ minimum: 0, maximum: 1 });
const Probabilities = Type.Record(Type.String(), Probability);

const CleaningClassReply = Type.Object(
  { class: Type.String(), name: Type.String() },
  { description: "The class that cleans the cells, where the predicted one refuses too many; the evidence says why" },
);

export const EntityReply = Type.Object({
  name: Type.String(),
  predicted_class: Type.String(),
  class_p: Probability,
  likely: Probabilities,
  all_probs: Type.Record(Type.String(), Probability, {
    description: "Classes of a probability of at least 1 in 100,000, most likely first",
  }),
  cleaned_as: Type.Optional(CleaningClassReply),
  chosen: Type.Boolean({
    description: "A person has chosen the class; class_p is 1 and the rest is what was inferred",
  }),
});
export type EntityReply = Static<typeof EntityReply>;

const ClassReasonReply = Type.Object({
  class: Type.String(),
  name: Type.String(),
  matched: Type.Integer({ description: "Distinct values that the class knows, of those looked at" }),
  seen: Type.Integer({ description: "Distinct values looked at" }),
  named: Type.Boolean({ description: "The title names the class" }),
});

export const DecisionReply = Type.Object({
  id: Type.String({ description: "Such as date_order; of several of a kind, with the subject behind a colon" }),
  title: Type.String(),
  options: Type.Array(
    Type.Object({
      id: Type.String(),
      label: Type.String(),
      cells_for: Type.Integer({ description: "Cells that only this option explains" }),
      cells_against: Type.Integer({ description: "Cells that only another option explains" }),
      preview: Type.Optional(
        Type.String({ description: "What an open cell becomes with this option, such as 05/01/2024 → 2024-05-01" }),
      ),
    }),
  ),
  inferred: Type.Union([Type.String(), Type.Null()], {
    description: "What the cells suggest; null if they leave it open",
  }),
  in_force: Type.Union([Type.String(), Type.Null()], {
    description: "What the column is cleaned by; null where it is open",
  }),
  chosen: Type.Boolean({ description: "A person has chosen the option that is in force" }),
  undecided: Type.Integer({ description: "Cells that several options explain" }),
  sentence: Type.String(),
});
export type DecisionReply = Static<typeof DecisionReply>;

export const QuestionReply = Type.Object({
  id: Type.String({ description: "The decision of the column by which it is answered" }),
  kind: Type.String({
    description: "Such as ways, units, other_kind, near_misses, slips, class, placeholders, range or relations",
  }),
  columns: Type.Array(Type.String(), {
    description: "Titles of all columns that ask the same. Each of them lists the question with its own cells",
  }),
  column_uuids: Type.Optional(Type.Array(Type.String(), { description: "Ids of these columns" })),
  cells: Type.Integer({ description: "Cells that it is about" }),
  values: Type.Array(
    Type.Object({
      raw: Type.String(),
      cells: Type.Integer(),
      proposed: Type.Union([Type.String(), Type.Null()], {
        description: "What is proposed for the value: an empty text for no data, null if nothing is",
      }),
    }),
    { description: "The most frequent values that it is about" },
  ),
  message: Type.String(),
  options: Type.Array(
    Type.Object({
      id: Type.String(),
      label: Type.String(),
      cells: Type.Integer({ description: "Cells that the option changes" }),
      preview: Type.Array(Type.String(), { description: "Up to three changes, such as 500 g → 0.5 kg" }),
      loses: Type.Union([Type.String(), Type.Null()], { description: "What is gone afterwards" }),
    }),
    { description: "The first one leaves all cells as they are" },
  ),
  recommended: Type.String({ description: "The option that is likely to be right" }),
  worth: Type.Number({ description: "How often a question of its kind was worth asking, from 0 to 1" }),
  repeats: Type.Optional(
    Type.Array(Type.Integer(), {
      description: "Rows, counted from 0, that repeat an earlier one: without them the first of each is kept",
    }),
  ),
});
export type QuestionReply = Static<typeof QuestionReply>;

export const EntityClassesReply = Type.Array(
  Type.Object({ id: Type.String(), title: Type.String(), group: Type.String() }),
);
export type EntityClassesReply = Static<typeof EntityClassesReply>;

const MadeOfReply = Type.Object(
  {
    column_uuid: Type.String(),
    component: Type.String(),
    edit_uuid: Type.String({ description: "The step that is undone to remove the column" }),
  },
  { description: "Of a computed column: the column whose values it is made of" },
);

export const ColumnReply = Type.Object({
  id: Type.String(),
  idx: Type.Integer({ description: "The place of its cells in a row. Computed columns are listed after their source" }),
  title: Type.String(),
  field: Type.String({ description: "The title as it was read; never edited" }),
  has_data: Type.Boolean(),
  computed: Type.Boolean({ description: "Its values are components of another column's, and cannot be edited" }),
  made_of: Type.Optional(MadeOfReply),
  clean_data_available: Type.Boolean(),
  entity: Type.Union([EntityReply, Type.Null()]),
  type: Type.Optional(
    Type.String({ description: "Type of the cleaned values: text, integer, number, boolean, date or datetime" }),
  ),
  evidence: Type.Optional(
    Type.Array(Type.String(), { description: "What the column says of its values, in plain sentences" }),
  ),
  decisions: Type.Optional(Type.Array(DecisionReply, { description: "What its owner may decide in another way" })),
  questions: Type.Optional(
    Type.Array(QuestionReply, { description: "What is left for its owner to decide of many cells at once" }),
  ),
  reasons: Type.Optional(Type.Array(ClassReasonReply, { description: "The evidence for each likely class" })),
  judged: Type.Optional(
    Type.Boolean({
      description:
        "Its cells count in the quality of the table: cleaning could have flagged a value, and no question is open",
    }),
  ),
  judgement: Type.Optional(
    Type.Union([Type.Literal("judged"), Type.Literal("doubted"), Type.Literal("unjudged")], {
      description:
        "Whether cleaning could have flagged a value. doubted: the class does not fit much of the column; unjudged: the class takes " +
        "any text, or is hardly more than a guess",
    }),
  ),
});
export type ColumnReply = Static<typeof ColumnReply>;

export const RowReply = Type.Object({ id: Type.String(), idx: Type.Integer() });
export type RowReply = Static<typeof RowReply>;

const AlternativeReply = Type.Object({ output: Type.String(), prob: Probability });

export const CellReply = Type.Object({
  id: Type.String(),
  row_uuid: Type.String(),
  column_uuid: Type.String(),
  raw_input: Type.String(),
  output: Type.Union([Type.String(), Type.Null()], { description: "null where the cell has no data" }),
  has_data: Type.Boolean(),
  is_valid: Type.Boolean(),
  is_clean: Type.Boolean(),
  prob: Probability,
  msg: Type.Union([Type.String(), Type.Null()]),
  completed: Type.Boolean(),
  hidden: Type.Boolean(),
  deleted: Type.Boolean(),
  missing_data: Type.Object({ prediction: Type.Unsafe<"MISSING" | "VALID">(Type.String()), probability: Probability }),
  na_code: Type.Unsafe<0 | 1 | 2 | 3>(Type.Integer({ minimum: 0, maximum: 3 })),
  rule: Type.Union([Type.String(), Type.Null()]),
  alternatives: Type.Array(AlternativeReply),
  edited: Type.Boolean({ description: "A person has changed this cell" }),
  repair: Type.Optional(
    Type.Boolean({
      description: "Cleaning has corrected a wrong value, not only reformatted it",
    }),
  ),
  entity: Type.Optional(Type.String({ description: "The class of its column, where that is of web addresses" })),
  url: Type.Optional(Type.String({ description: "Where its value is a web address (http or https): the address" })),
});
export type CellReply = Static<typeof CellReply>;

/** A cell of the original data, of which nothing is judged yet. */
export const RawCellReply = Type.Object({
  id: Type.String(),
  row_uuid: Type.String(),
  column_uuid: Type.String(),
  raw_input: Type.String(),
  output: Type.Optional(
    Type.Union([Type.String(), Type.Null()], {
      description: "The same text. This and all following fields are omitted from compact pages",
    }),
  ),
  has_data: Type.Optional(Type.Boolean({ description: "There is any text" })),
  is_valid: Type.Optional(Type.Union([Type.Boolean(), Type.Null()], { description: "null, as the next three" })),
  is_clean: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
  prob: Type.Optional(Type.Union([Probability, Type.Null()])),
  msg: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  completed: Type.Optional(Type.Boolean({ description: "false: it is not cleaned" })),
  hidden: Type.Optional(Type.Boolean()),
  deleted: Type.Optional(Type.Boolean()),
  missing_data: Type.Optional(
    Type.Object({
      prediction: Type.Union([Type.String(), Type.Null()], { description: "null, as the probability" }),
      probability: Type.Union([Probability, Type.Null()]),
    }),
  ),
});
export type RawCellReply = Static<typeof RawCellReply>;

export const PageRequest = Type.Object({
  job_uuid: Type.Optional(Type.String({ maxLength: 100 })),
  page: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
  page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: LIMITS.maxPageSize })),
  wait: Type.Optional(
    Type.Boolean({
      description:
        "true: the answer comes when the page is there, after PAGE_WAIT_SECONDS at the latest (docs/configuration.md)",
    }),
  ),
  compact: Type.Optional(
    Type.Boolean({ description: "true: cells of the original have their ids and their text alone" }),
  ),
  regenerate: Type.Optional(Type.Boolean()),
});
export type PageRequest = Static<typeof PageRequest>;

const rowsOf = <Cell extends typeof CellReply | typeof RawCellReply>(cell: Cell) =>
  Type.Array(Type.Object({ id: Type.String(), idx: Type.Integer(), cells: Type.Array(cell) }));

const page = <Cell extends typeof CellReply | typeof RawCellReply>(cell: Cell) =>
  Type.Object({
    page_found: Type.Boolean({ description: "false: not there yet, ask again after a second" }),
    data: rowsOf(cell),
    last_page: Type.Boolean({ description: "No page follows this one; a page beyond the last is an empty one" }),
  });

export const CleanPageReply = page(CellReply);
export type CleanPageReply = Static<typeof CleanPageReply>;
export const IngestPageReply = page(RawCellReply);
export type IngestPageReply = Static<typeof IngestPageReply>;

export const ReadRowsRequest = Type.Object({
  rows: Type.Array(Type.Integer({ minimum: 0, maximum: 1_000_000_000 }), {
    minItems: 1,
    maxItems: LIMITS.maxPageSize,
    description: "Their numbers, in any order",
  }),
});
export type ReadRowsRequest = Static<typeof ReadRowsRequest>;

/** The first ones that fit into an answer; at least one. */
export const ReadRowsReply = Type.Object({
  version: Type.Integer({ description: "The table's" }),
  data: rowsOf(CellReply),
});
export type ReadRowsReply = Static<typeof ReadRowsReply>;

export const TableRequest = Type.Object({ job_uuid: Type.Optional(Type.String({ maxLength: 100 })) });
export const RowIdsRequest = Type.Object({
  ...TableRequest.properties,
  from: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 2 ** 31, description: "The number of the first row; default: 0" }),
  ),
});
export const ColumnsReply = Type.Array(ColumnReply);
export const RowsReply = Type.Array(RowReply);

const Text = Type.Union([Type.String(), Type.Null()]);
export const BasicsReply = Type.Object({
  created_at: Type.String({ description: "ISO 8601, UTC" }),
  updated_at: Text,
  dl_version: Type.Integer(),
  username: Text,
  num_rows: Type.Integer(),
  num_columns: Type.Integer(),
});
export type BasicsReply = Static<typeof BasicsReply>;

/** What a page needs to know of a table before any row: `GET /api/v1/table/{job}`. */
export const TableReply = Type.Object({
  job_uuid: Type.String(),
  status: Type.Union([Type.Literal("queued"), Type.Literal("running"), Type.Literal("done"), Type.Literal("failed")]),
  error: Text,
  damage: Type.Union([Type.Literal("none"), Type.Literal("repairable"), Type.Literal("lost")], {
    description: "A file of it cannot be read, and can be made again from the uploaded file, or not",
  }),
  name: Text,
  description: Text,
  tags: Type.Array(Type.String()),
  basics: BasicsReply,
  page_size: Type.Integer(),
  num_pages: Type.Integer({ description: "Pages of cleaned rows" }),
  cleaned_rows: Type.Integer(),
  clean_row_limit: Type.Integer({ description: "0: no limit" }),
  clean_all: CleanAllReply,
  settings: CleaningSettings,
  clean_data_available: Type.Boolean(),
  allow_edits: Type.Boolean(),
  allow_proposals: Type.Boolean({ description: "Edits by the caller are kept as proposals" }),
  auto_accept: Type.Boolean({ description: "What others propose is in force at once" }),
  listed: Type.Boolean({ description: "It is public: search and feeds show it, or the newest reading of its file" }),
  listed_by: ListedBy,
  confirm_public: Type.Boolean({
    description: "It is public and seems to contain personal data, and the caller owns it and has not confirmed that",
  }),
  personal_columns: Type.Array(
    Type.Object({ idx: Type.Integer(), title: Type.String(), class: Type.String({ description: "Its title" }) }),
    { description: "Columns that seem to hold data of persons, such as names and e-mail addresses" },
  ),
  parameters: Type.Record(Type.String(), Type.String()),
  warnings: Type.Array(
    Type.Object({
      message: Type.String(),
      level: Type.Integer(),
      row: Type.Union([Type.Integer(), Type.Null()]),
      rows: Type.Array(Type.Integer(), {
        description: `Rows that it takes for none of the table, such as totals, the first ${LIMITS.leftOutRanges}`,
      }),
    }),
  ),
  clutter: ClutterReply,
  left_out: LeftOutReply,
  asked_choices: ReadingChoices,
  choices: ReadingChoices,
  selectable: SelectableReply,
  last_event_id: Type.String({
    description:
      "Where the stream of the table's edits continues (Last-Event-ID): later replies contain all edits before it",
  }),
  previous_uuid: Type.Union([Type.String(), Type.Null()], {
    description: "The table of the reading that this one was made from",
  }),
  next_uuid: Type.Union([Type.String(), Type.Null()], {
    description: "The table of the newest reading that was made from this one",
  }),
});
export type TableReply = Static<typeof TableReply>;

/** The places of the issues of the cleaned table, in reading order. */
const MeanProbability = Type.Union([Probability, Type.Null()], {
  description: "Average confidence: mean prob of the cells with data, as they are now; null where none has data",
});

/** Counts are of all cleaned rows; the list may be cut. */
export const IssuesReply = Type.Object({
  counts: Type.Object({ not_clean: Type.Integer(), invalid_data: Type.Integer(), missing_data: Type.Integer() }),
  mean_prob: MeanProbability,
  columns: Type.Array(
    Type.Object({
      not_clean: Type.Integer(),
      invalid_data: Type.Integer(),
      missing_data: Type.Integer(),
      flagged: Type.Integer({ description: "Cells with data that are not clean or not valid" }),
      mean_prob: MeanProbability,
    }),
    { description: "The same of each column" },
  ),
  issues: Type.Array(
    Type.Object({
      row: Type.Integer(),
      column: Type.Integer(),
      not_clean: Type.Boolean(),
      invalid_data: Type.Boolean(),
      missing_data: Type.Boolean(),
    }),
  ),
  truncated: Type.Boolean({ description: "There are more than are listed: cells to look at come first" }),
});
export type IssuesReply = Static<typeof IssuesReply>;
