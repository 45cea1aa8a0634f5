/** Why the service does not start, in one line for the person who starts it. */
import { CannotOpen, reasonOf } from "@limpid/files";
import { ConfigError } from "./config.ts";
import { explainPort } from "./explain-port.ts";

/** Undefined for what nobody has thought of, which is told with all that is known. */
export function startFailure(error: unknown): string | undefined {
  if (error instanceof ConfigError || error instanceof CannotOpen) return error.message;
  const { path } = error as NodeJS.ErrnoException;
  return explainPort(error) ?? (path === undefined ? undefined : `Cannot use "${path}": ${reasonOf(error)}`);
}
