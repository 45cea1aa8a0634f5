/** How a file was read, as it crosses the wire. */

import type { ParameterValue } from "@limpid/database";
import type { IngestionParameters } from "@limpid/worker-protocol";

/** The ingestion parameters under the keys of specification §3, in its order. */
const PARAMETERS = {
  compression: ["compression", String],
  fileType: ["file_type", String],
  encoding: ["encoding", String],
  delimiter: ["delimiter", (value) => (value === "\t" ? "TAB" : String(value))],
  lineTerminator: ["line_terminator", String],
  header: ["header", yesOrNo],
  quoting: ["quoting", String],
  index: ["index", yesOrNo],
  skiprows: ["skiprows", String],
  sheet: ["sheet", String],
} as const satisfies Record<keyof IngestionParameters, readonly [string, (value: ParameterValue) => string]>;

type ParameterName = keyof typeof PARAMETERS;

export const PARAMETER_NAMES = Object.keys(PARAMETERS) as readonly ParameterName[];

function yesOrNo(value: ParameterValue): string {
  return value === true ? "yes" : "no";
}

export function parameterToWire(name: string, value: ParameterValue): readonly [string, string] {
  const known = Object.hasOwn(PARAMETERS, name) ? PARAMETERS[name as ParameterName] : undefined;
  return known === undefined ? [name, String(value)] : [known[0], known[1](value)];
}

export function parametersToWire(parameters: Readonly<Record<string, ParameterValue>>): Record<string, string> {
  const known = PARAMETER_NAMES.flatMap((name) =>
    parameters[name] === undefined ? [] : [[name, parameters[name]] as const],
  );
  return Object.fromEntries(known.map(([name, value]) => parameterToWire(name, value)));
}
