/** The bodies of the reasoner's requests, checked against the contract. Many lines may be large: a worker parses those. */
import { REASONER_LIMITS } from "@limpid/contract";
import { ReasonerRequest, SolverRequest } from "@limpid/contract/schemas";
import type { Static, TSchema } from "typebox";
import { Check, Errors } from "typebox/value";
import { Problem } from "../problem.ts";

/** Replaces broken bytes, as the JSON parser of the other calls does. */
const UTF8 = new TextDecoder("utf-8");

export function parseColumn(body: Uint8Array): ReasonerRequest {
  const value = parseJson(body);
  if (countInputs(value) > REASONER_LIMITS.lines) throw new Problem("too_many_lines");
  return check(ReasonerRequest, value);
}

export function parseLine(body: Uint8Array): SolverRequest {
  return check(SolverRequest, parseJson(body));
}

function check<Schema extends TSchema>(schema: Schema, value: unknown): Static<Schema> {
  if (Check(schema, value)) return value;
  const mistake = Errors(schema, value)[0];
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
