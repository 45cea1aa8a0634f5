/** `call(id, input)`: one typed request to the service, or an `ApiProblem`. */
import { type CallId, type CallInput, type CallReply, PATHS, urlOf } from "@limpid/contract";
import { networkProblem, toProblem } from "./api-problem.ts";

const JSON_HEADERS = { "content-type": "application/json" };

export async function call<Id extends CallId>(id: Id, input: CallInput<Id>): Promise<CallReply<Id>> {
  const response = await send(id, input);
  if (!response.ok) throw toProblem(response.status, await response.text(), sessionOf(input));
  return (await response.json()) as CallReply<Id>;
}

/** The same for calls that answer with a file. */
export async function download<Id extends CallId>(id: Id, input: CallInput<Id>): Promise<Blob> {
  const response = await send(id, input);
  if (!response.ok) throw toProblem(response.status, await response.text(), sessionOf(input));
  return await response.blob();
}

interface AnyInput {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
}

/** Calls that are made for a session name it in their body. */
function sessionOf({ body }: AnyInput): string | null {
  const isNamed = typeof body === "object" && body !== null && "session_uuid" in body;
  return isNamed && typeof body.session_uuid === "string" ? body.session_uuid : null;
}

async function send(id: CallId, { params, query, body, signal }: AnyInput): Promise<Response> {
  const payload = body === undefined ? {} : { body: JSON.stringify(body), headers: JSON_HEADERS };
  try {
    return await fetch(urlOf(id, { params, query }), { method: PATHS[id].method, signal: signal ?? null, ...payload });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw networkProblem(error);
  }
}
