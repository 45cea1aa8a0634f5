/** `call(id, input)`: one typed request to the service, or an `ApiProblem`. */
import { buildUrl, type CallId, type CallInput, type CallReply, callPath } from "@limpid/contract";
import { networkProblem, toProblem } from "./api-problem.ts";
import { delay } from "./delay.ts";
import { ignore } from "./ignore.ts";

const OVERLOADED = 503;
/** All who were put off shall not come again at the same moment. */
const SPREAD = 0.25;
const JSON_HEADERS = { "content-type": "application/json" };

export async function call<Id extends CallId>(id: Id, input: CallInput<Id>): Promise<CallReply<Id>> {
  const response = await send(id, input);
  if (!response.ok) throw toProblem(response.status, await response.text(), sessionOf(input));
  return (await response.json()) as CallReply<Id>;
}

/** The same for calls that answer with a file. */
export interface Download {
  readonly blob: Blob;
  /** The file name that the service gives; null if it gives none. */
  readonly fileName: string | null;
}

export async function download<Id extends CallId>(id: Id, input: CallInput<Id>): Promise<Download> {
  const response = await send(id, input);
  if (!response.ok) throw toProblem(response.status, await response.text(), sessionOf(input));
  return { blob: await response.blob(), fileName: fileNameOf(response.headers.get("content-disposition")) };
}

function fileNameOf(disposition: string | null): string | null {
  const encoded = /filename\*=UTF-8''([^;\s]+)/.exec(disposition ?? "")?.[1];
  return encoded === undefined ? null : decodeURIComponent(encoded);
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

/** A service that has too much to do says when to come again. Nothing was begun, so that the call is the same one, and the page just waits. */
async function send(id: CallId, input: AnyInput): Promise<Response> {
  for (;;) {
    const response = await sendOnce(id, input);
    const waitMs = await waitOf(response);
    if (waitMs === null) return response;
    await delay(waitMs, input.signal);
  }
}

/** Null for an answer that is not put off. */
async function waitOf(response: Response): Promise<number | null> {
  const seconds = Number(response.headers.get("retry-after"));
  if (response.status !== OVERLOADED || !(seconds > 0)) return null;
  const { code } = toProblem(response.status, await response.clone().text());
  return code === "overloaded" ? seconds * 1000 * (1 + SPREAD * Math.random()) : null;
}

/** Replies to early requests: the first identical request takes each of them. */
const ahead = new Map<string, Promise<Response | undefined>>();

/** Sends a request early, to an address with the same answer. If it fails, the normal request is sent. */
export function askAhead<Id extends CallId>(id: Id, input: CallInput<Id>, address: string): void {
  const reply = fetch(address).catch((error: unknown) => ignore(error, "who needs it asks again"));
  ahead.set(
    keyOf(id, input),
    reply.then((response) => (response?.ok === true ? response : undefined)),
  );
}

async function sendOnce(id: CallId, input: AnyInput): Promise<Response> {
  try {
    return (await takeAhead(id, input)) ?? (await request(id, input));
  } catch (error) {
    if (input.signal?.aborted) throw error;
    throw networkProblem(error);
  }
}

function takeAhead(id: CallId, input: AnyInput): Promise<Response | undefined> | undefined {
  if (ahead.size === 0) return undefined;
  const key = keyOf(id, input);
  const early = ahead.get(key);
  ahead.delete(key);
  return early;
}

const keyOf = (id: CallId, { params, query, body }: AnyInput): string => JSON.stringify([id, params, query, body]);

async function request(id: CallId, { params, query, body, signal }: AnyInput): Promise<Response> {
  const payload = body === undefined ? {} : { body: JSON.stringify(body), headers: JSON_HEADERS };
  return await fetch(buildUrl(id, { params, query }), {
    method: callPath(id).method,
    signal: signal ?? null,
    ...payload,
  });
}
