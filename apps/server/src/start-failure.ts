/** Why the service does not start, in one line for the person who starts it. */
import { CannotOpen, describeReason } from "@limpid/files";
import { ConfigError } from "./config.ts";
import { explainPort } from "./explain-port.ts";

/** Returns undefined for unforeseen errors, which the caller logs in full. */
export function startFailure(error: unknown): string | undefined {
  if (error instanceof ConfigError || error instanceof CannotOpen) return error.message;
  const { path } = error as NodeJS.ErrnoException;
  return explainPort(error) ?? (path === undefined ? undefined : `Cannot use "${path}": ${describeReason(error)}`);
}
