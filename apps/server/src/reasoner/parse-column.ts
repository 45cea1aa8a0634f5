/** The body of a request for many lines, checked where it is worked on: it may be large. */
import { REASONER_LIMITS, ReasonerRequest } from "@limpid/contract";
import { Check, Errors } from "typebox/value";
import { Problem } from "../problems.ts";

/** Replaces broken bytes, as the JSON parser of the other calls does. */
const UTF8 = new TextDecoder("utf-8");

export function parseColumn(body: Uint8Array): ReasonerRequest {
  const value = parseJson(body);
  if (countInputs(value) > REASONER_LIMITS.lines) throw new Problem("too_many_lines");
  if (Check(ReasonerRequest, value)) return value;
  const mistake = Errors(ReasonerRequest, value)[0];
  throw new Problem("invalid_request", `body${mistake?.instancePath ?? ""} ${mistake?.message ?? "is wrong"}`);
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(UTF8.decode(body));
  } catch (error) {
    throw new Problem("invalid_request", "The body is not JSON", { cause: error });
  }
}

function countInputs(value: unknown): number {
  if (typeof value !== "object" || value === null || !("inputs" in value)) return 0;
  return Array.isArray(value.inputs) ? value.inputs.length : 0;
}
