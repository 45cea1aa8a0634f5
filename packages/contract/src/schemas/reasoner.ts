import Type, { type Static } from "typebox";

export const REASONER_LIMITS = { lines: 100_000, lineCharacters: 10_000 } as const;

export const ReasonerRequest = Type.Object({
  path: Type.Optional(Type.String({ maxLength: 1000 })),
  inputs: Type.Array(Type.String({ maxLength: REASONER_LIMITS.lineCharacters }), { maxItems: REASONER_LIMITS.lines }),
  format: Type.Union([Type.Literal("Excel"), Type.Literal("ISO 8601")]),
  locale: Type.String({ maxLength: 35 }),
  fast: Type.Optional(Type.Boolean()),
  cache: Type.Optional(Type.Boolean()),
  debug: Type.Optional(Type.Boolean()),
  client_request_id: Type.Optional(Type.Union([Type.String({ maxLength: 100 }), Type.Null()])),
});
export type ReasonerRequest = Static<typeof ReasonerRequest>;

export const ReasonerResult = Type.Object({
  raw_input_string: Type.String(),
  completed: Type.Boolean(),
  is_datetime: Type.Boolean(),
  datetimes: Type.Array(Type.String(), { description: "Readings in the chosen format, likeliest first" }),
  msg: Type.Union([Type.String(), Type.Null()]),
});
export type ReasonerResult = Static<typeof ReasonerResult>;

export const ReasonerReply = Type.Object({
  completed: Type.Boolean(),
  results: Type.Array(ReasonerResult),
  run_time_ms: Type.Number(),
  num_ambiguous_inputs: Type.Integer(),
  num_errors: Type.Integer(),
  msg: Type.Optional(Type.Union([Type.String(), Type.Null()], { description: "Why the lines could not be read" })),
  client_request_id: Type.Optional(Type.Union([Type.String(), Type.Null()])),
});
export type ReasonerReply = Static<typeof ReasonerReply>;
