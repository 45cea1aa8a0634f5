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

const PARAMETER_NAMES = Object.keys(PARAMETERS) as readonly ParameterName[];

function yesOrNo(value: ParameterValue): string {
  return value === true ? "yes" : "no";
}

export function parametersToWire(parameters: Readonly<Record<string, ParameterValue>>): Record<string, string> {
  return Object.fromEntries(
    PARAMETER_NAMES.flatMap((name) => {
      const value = parameters[name];
      const [key, toText] = PARAMETERS[name];
      return value === undefined ? [] : [[key, toText(value)]];
    }),
  );
}
