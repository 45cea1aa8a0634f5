/** The bodies of the date reasoner's requests, which the process that works on them parses: many lines may be large. */
import type { Static, TSchema } from "typebox";
import { Check, Errors } from "typebox/value";
import type { ErrorCode } from "../errors.ts";
import { REASONER_LIMITS } from "../limits.ts";
import { ReasonerRequest, SolverRequest } from "./reasoner.ts";

/** The body is not what the contract asks for. */
export class BadBody extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly detail?: string,
    options?: ErrorOptions,
  ) {
    super(detail ?? code, options);
  }
}

/** Replaces broken bytes, as the JSON parser of the other calls does. */
const UTF8 = new TextDecoder("utf-8");

export function parseReasonerRequest(body: Uint8Array): ReasonerRequest {
  const value = parseJson(body);
  if (countInputs(value) > REASONER_LIMITS.lines) throw new BadBody("too_many_lines");
  return check(ReasonerRequest, value);
}

export function parseSolverRequest(body: Uint8Array): SolverRequest {
  return check(SolverRequest, parseJson(body));
}

function check<Schema extends TSchema>(schema: Schema, value: unknown): Static<Schema> {
  if (Check(schema, value)) return value;
  const mistake = Errors(schema, value)[0];
  throw new BadBody("invalid_request", `body${mistake?.instancePath ?? ""} ${mistake?.message ?? "is wrong"}`);
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(UTF8.decode(body));
  } catch (error) {
    throw new BadBody("invalid_request", "The body is not JSON", { cause: error });
  }
}

function countInputs(value: unknown): number {
  if (typeof value !== "object" || value === null || !("inputs" in value)) return 0;
  return Array.isArray(value.inputs) ? value.inputs.length : 0;
}
