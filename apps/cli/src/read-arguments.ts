import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { errorCode, UserError } from "./user-error.ts";

/** Arguments by their declaration; one that is not declared, or lacks its value, is the user's mistake. */
export function readArguments<const Options extends ParseArgsOptionsConfig>(args: readonly string[], options: Options) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    if (errorCode(error)?.startsWith("ERR_PARSE_ARGS") !== true || !(error instanceof Error)) throw error;
    throw new UserError(error.message.split(". ")[0], { cause: error });
  }
}
