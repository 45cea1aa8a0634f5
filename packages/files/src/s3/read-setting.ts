export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Parses a setting of the environment, "" if it is missing. An error message of `parse` is prefixed with the name of
 * the setting.
 */
export function readSetting<Value>(environment: Environment, name: string, parse: (text: string) => Value): Value {
  try {
    return parse(environment[name] ?? "");
  } catch (error) {
    throw new Error(`${name} ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
