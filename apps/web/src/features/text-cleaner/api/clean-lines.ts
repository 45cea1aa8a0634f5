/** Asks the reasoner what the lines mean, with the specification's defaults. */
import { call } from "../../../lib/api.ts";
import type { Reply } from "../../../lib/calls.ts";
import { randomId } from "../../../lib/random-id.ts";

export type LinesReply = Reply<"reasonLines">;
export type LineResult = LinesReply["results"][number];

const OPTIONS = {
  path: "/reasoner/v1/multi",
  format: "Excel" as never, // The contract maps its formats to literals, and the type does not survive the map.
  locale: "de_CH",
  fast: true,
  cache: true,
  debug: false,
} as const;

export function cleanLines(inputs: readonly string[], signal: AbortSignal): Promise<LinesReply> {
  return call("reasonLines", { body: { ...OPTIONS, inputs: [...inputs], client_request_id: randomId() }, signal });
}
