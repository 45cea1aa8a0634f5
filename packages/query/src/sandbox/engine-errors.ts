/**
 * Converts DuckDB's errors into refusals that the author of the query can act on. The errors arrive as JSON
 * (`errors_as_json`).
 */
import type { Refusal } from "../refusal.ts";
import { indexOfByte } from "../statement/place.ts";
import { type Statement, sentence } from "../statement/read-statement.ts";

interface EngineError {
  readonly exception_type: string;
  readonly exception_message: string;
  readonly position?: string;
}

/** Faults of DuckDB or of this program, which a user cannot fix. */
const FAULTS = new Set(["INTERNAL", "FATAL", "IO", "Serialization"]);
/** Longer messages end in lists of candidates, which do not help. */
const MAX_CHARACTERS = 2000;

/** Returns undefined if the error is a fault rather than an answer to the query. */
export function toRefusal(error: unknown, statement: Statement): Refusal | undefined {
  const engineError = parse(error);
  if (engineError === undefined || FAULTS.has(engineError.exception_type)) return undefined;
  const { exception_type: type, exception_message: message, position } = engineError;
  if (type === "Out of Memory")
    return { kind: "too_large", detail: "It takes more memory than a query may have", position: null };
  return {
    kind: type === "Permission" ? "not_allowed" : "mistake",
    detail: sentence(message.trim().slice(0, MAX_CHARACTERS)),
    position: position === undefined ? null : placeOf(Number(position), statement),
  };
}

function placeOf(bytes: number, { sql, before, beforeInSql }: Statement): number {
  return Math.max(0, indexOfByte(sql, bytes) - beforeInSql) + before;
}

function parse(error: unknown): EngineError | undefined {
  if (!(error instanceof Error) || !error.message.startsWith("{")) return undefined;
  try {
    return JSON.parse(error.message) as EngineError;
  } catch {
    return undefined;
  }
}
