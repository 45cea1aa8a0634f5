/** Reads the arguments of the command that starts the service. They override the environment. */
import { parseArgs } from "node:util";
import { ConfigError } from "./config.ts";

/** Returns the arguments as settings. Throws a `ConfigError`. */
export function readArguments(args: readonly string[]): { readonly ROLE?: string } {
  try {
    // The command line has a word before it, such as "serve".
    const { values } = parseArgs({ args: [...args], options: { role: { type: "string" } }, allowPositionals: true });
    return values.role === undefined ? {} : { ROLE: values.role };
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split(". ");
    throw new ConfigError(`Cannot start: ${reason}`);
  }
}
