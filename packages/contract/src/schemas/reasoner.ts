/** The date reasoner: lines of one column in, a result item each out; and single lines tried harder. */
import Type, { type Static } from "typebox";
import { REASONER_LIMITS } from "../limits.ts";

const Nullable = { string: Type.Union([Type.String(), Type.Null()]) };
const RequestId = Type.Optional(Type.Union([Type.String({ maxLength: 100 }), Type.Null()]));

export const DateFormatName = Type.Union(
  [
    Type.Literal("Excel"),
    Type.Literal("ISO 8601"),
    Type.Literal("short"),
    Type.Literal("long"),
    Type.Literal("full"),
    Type.Literal("YYYY.M.d H:m:s"),
    Type.Literal("YYYY.MM.dd HH:mm:ss"),
  ],
  { description: "How datetimes are written; long and full follow the locale" },
);
export type DateFormatName = Static<typeof DateFormatName>;

const OPTIONS = {
  path: Type.Optional(Type.String({ maxLength: 1000 })),
  format: DateFormatName,
  locale: Type.String({
    maxLength: 35,
    pattern: "^[A-Za-z]{2,8}([_-][A-Za-z0-9]{1,8})*$",
    description: "Language and region, such as de_CH; it ranks readings and never hides one",
  }),
  fast: Type.Optional(Type.Boolean({ description: "Stop at the likely readings; true by default" })),
  cache: Type.Optional(Type.Boolean({ description: "Answers may come from earlier requests; true by default" })),
  debug: Type.Optional(Type.Boolean()),
  client_request_id: RequestId,
} as const;

export const ReasonerRequest = Type.Object({
  ...OPTIONS,
  inputs: Type.Array(Type.String(), {
    maxItems: REASONER_LIMITS.lines,
    description: "The lines of one column, trimmed. One with too many characters becomes an error of its own",
  }),
});
export type ReasonerRequest = Static<typeof ReasonerRequest>;

export const SolverRequest = Type.Object({
  ...OPTIONS,
  input: Type.String(),
  request_uuid: RequestId,
  max_time_ms: Type.Optional(
    Type.Integer({ minimum: 1, description: "Time for the search; more than the limit is taken as the limit" }),
  ),
  infer_datetime: Type.Optional(
    Type.Boolean({ description: "False takes the line for a datetime with noise around it" }),
  ),
});
export type SolverRequest = Static<typeof SolverRequest>;

export const DateReadingReply = Type.Object({
  id: Type.String({ description: "The same reading in any format and locale" }),
  datetime: Type.String({ description: "In the chosen format" }),
  order: Type.Union([Type.Literal("dmy"), Type.Literal("mdy"), Type.Literal("ymd"), Type.Null()], {
    description: "How a date of numbers only was taken; null when names or labels say which number is which",
  }),
  score: Type.Number({ minimum: 0, maximum: 1 }),
  components: Type.Record(Type.String(), Type.String(), {
    description: "By name: year, month, day, weekday, hour, minute, second, millisecond and offset",
  }),
  implied: Type.Array(Type.String(), {
    description: "Names of those the line does not state, but that follow from what it states",
  }),
});
export type DateReadingReply = Static<typeof DateReadingReply>;

export const ReasonerResult = Type.Object({
  raw_input_string: Type.String(),
  flattened_input_string: Type.String({ description: "The line as it was read" }),
  completed: Type.Boolean(),
  is_datetime: Type.Boolean(),
  datetimes: Type.Array(Type.String(), { description: "Likely datetimes in the chosen format, likeliest first" }),
  readings: Type.Array(DateReadingReply, { description: "The same, each with its components" }),
  other_readings: Type.Array(DateReadingReply, {
    description: "Readings that other lines rule out, or that are too unlikely to be listed first",
  }),
  num_top_paths: Type.Integer(),
  top_paths: Type.Array(Type.String(), { description: "The explanations that were compared, best first" }),
  critical_slots: Type.Array(Type.String(), { description: "What the digits and words were read as" }),
  splitter: Type.String({ description: "The marks between the parts" }),
  skipper: Type.String({ description: "What states nothing" }),
  msg: { ...Nullable.string, description: "What decided the reading, or why there is none" },
  left_out: Type.Optional(
    Type.String({
      description: "What the line says and its datetime does not: words, a zone that the format has no place for",
    }),
  ),
  caution: Type.Optional(
    Type.Union([Type.Literal("quarter"), Type.Literal("week"), Type.Literal("no_year")], {
      description:
        "What the likeliest datetime does not say: it is the first month of a quarter, the Monday of a week, or a date without a year that Excel reads as text",
    }),
  ),
  timeout_reached: Type.Boolean(),
  threshold_reached: Type.Boolean({ description: "The search had enough explanations" }),
  fast: Type.Boolean(),
  stop_iterations: Type.Integer(),
  solution_found: Type.Boolean(),
  single_solution_found: Type.Boolean(),
  run_time_ms: Type.Number(),
});
export type ReasonerResult = Static<typeof ReasonerResult>;

export const ReasonerReply = Type.Object({
  completed: Type.Boolean(),
  results: Type.Array(ReasonerResult),
  run_time_ms: Type.Number(),
  num_ambiguous_inputs: Type.Integer(),
  num_errors: Type.Integer(),
  msg: { ...Nullable.string, description: "Why the lines could not be read" },
  client_request_id: RequestId,
});
export type ReasonerReply = Static<typeof ReasonerReply>;
