/** Asks the reasoner what the lines mean. */
import { networkProblem, toProblem } from "../../../lib/api-problem.ts";
import { randomId } from "../../../lib/random-id.ts";

/** What the screen reads of a result item (specification §3). */
export interface LineResult {
  readonly raw_input_string: string;
  readonly completed: boolean;
  readonly is_datetime: boolean;
  readonly datetimes: readonly string[];
  readonly msg: string | null;
}

export interface LinesReply {
  readonly completed: boolean;
  readonly results: readonly LineResult[];
  readonly run_time_ms: number;
  readonly num_ambiguous_inputs: number;
  readonly num_errors: number;
  readonly msg?: string | null;
}

const PATH = "/reasoner/v1/multi";
/** The specification's defaults. */
const OPTIONS = { format: "Excel", locale: "de_CH", fast: true, cache: true, debug: false } as const;

export async function cleanLines(inputs: readonly string[], signal: AbortSignal): Promise<LinesReply> {
  const body = JSON.stringify({ path: PATH, inputs, ...OPTIONS, client_request_id: randomId() });
  const response = await post(body, signal);
  if (!response.ok) throw toProblem(response.status, await response.text());
  return (await response.json()) as LinesReply;
}

async function post(body: string, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(PATH, { method: "POST", headers: { "content-type": "application/json" }, body, signal });
  } catch (error) {
    if (signal.aborted) throw error;
    throw networkProblem(error);
  }
}
