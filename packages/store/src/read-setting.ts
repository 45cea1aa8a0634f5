export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting of the environment, "" where it is left out. What `parse` throws in words is said of the setting by its name. */
export function readSetting<Value>(environment: Environment, name: string, parse: (text: string) => Value): Value {
  try {
    return parse(environment[name] ?? "");
  } catch (error) {
    throw new Error(`${name} ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
