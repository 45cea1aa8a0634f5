/** Asks the reasoner what the lines of a column mean. */

import type { CallReply } from "@limpid/contract";
import { call } from "../../../lib/api.ts";
import { randomId } from "../../../lib/random-id.ts";
import type { CleaningOptions } from "./cleaning-options.ts";

export type LinesReply = CallReply<"reasonLines">;
export type LineResult = LinesReply["results"][number];
export type LineReading = LineResult["readings"][number];

export function reasonLines(
  lines: readonly string[],
  options: CleaningOptions,
  signal: AbortSignal,
): Promise<LinesReply> {
  const body = {
    ...options,
    path: "/reasoner/v1/multi",
    inputs: [...lines],
    debug: false,
    client_request_id: randomId(),
  };
  return call("reasonLines", { body, signal });
}
