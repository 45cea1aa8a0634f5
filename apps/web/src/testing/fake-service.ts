/** Stands in for the service where the page ends: `fetch` and `XMLHttpRequest`. What it is asked is kept. */
import {
  type CallId,
  type CallInput,
  type CallReply,
  callPath,
  type EditLogReply,
  type ErrorCode,
} from "@limpid/contract";
import { vi } from "vitest";

export interface Refusal {
  readonly status: number;
  readonly code: ErrorCode;
  readonly title: string;
}

export const refuse = (status: number, code: ErrorCode, title: string): Refusal => ({ status, code, title });

export type Answers = {
  readonly [Id in CallId]?: (
    body: CallInput<Id>["body"],
    path: string,
  ) => CallReply<Id> | Refusal | Promise<CallReply<Id>>;
};

export interface FakeService {
  /** The bodies of a call, in their order. */
  readonly asked: <Id extends CallId>(id: Id) => readonly CallInput<Id>["body"][];
}

/** Every page asks for these. */
const ALWAYS: Answers = {
  hello: () => ({ session_uuid: "session" }),
  validateKey: () => ({ is_valid: false, api_key: null, username: null }),
  ids: () => [],
  proposals: () => ({ version: 1, auto_accept: false, pending: [], decided: [] }),
};

export function fakeService(answers: Answers): FakeService {
  const asked: { readonly id: CallId; readonly body: unknown }[] = [];
  const all = { ...ALWAYS, editLog: () => logOf(asked), ...answers };

  const answer = async (method: string, address: string, text: string): Promise<Response> => {
    const path = new URL(address, "http://page").pathname;
    const id = (Object.keys(all) as CallId[]).find((one) => callPath(one).method === method && matches(one, path));
    const reply = id === undefined ? undefined : all[id];
    if (id === undefined || reply === undefined) throw new Error(`Nobody expected ${method} ${path}`);
    const body = text === "" ? undefined : (JSON.parse(text) as unknown);
    asked.push({ id, body });
    const value = await (reply as (body: unknown, path: string) => unknown)(body, path);
    return Response.json(value, { status: isRefusal(value) ? value.status : 200 });
  };

  vi.stubGlobal("fetch", (address: string, { method = "GET", body, signal }: RequestInit = {}) =>
    orAborted(answer(method, address, typeof body === "string" ? body : ""), signal ?? undefined),
  );
  vi.stubGlobal("XMLHttpRequest", requestClass(answer));
  return { asked: (id) => asked.filter((one) => one.id === id).map(({ body }) => body as never) };
}

const EDITS: readonly CallId[] = ["editCell", "editColumn", "editRows", "editTable", "undoEdits"];

/** What the service would say can be undone, of what it was asked to edit. */
function logOf(asked: readonly { readonly id: CallId; readonly body: unknown }[]): EditLogReply {
  const undo = new Set<string>();
  const redo = new Set<string>();
  for (const { id, body } of asked) {
    if (!EDITS.includes(id)) continue;
    const { batch_uuid, edit_uuid, undone } = body as { batch_uuid?: string; edit_uuid: string; undone: boolean };
    if (id !== "undoEdits") {
      undo.add(batch_uuid ?? edit_uuid);
      redo.clear();
      continue;
    }
    (undone ? undo : redo).delete(edit_uuid);
    (undone ? redo : undo).add(edit_uuid);
  }
  const none = { version: 0, changed: 0, changed_places: [], step_count: 0, steps: [] };
  return { ...none, undo: [...undo].toReversed(), redo: [...redo].toReversed() };
}

function matches(id: CallId, path: string): boolean {
  return new RegExp(`^${callPath(id).path.replace(/:\w+/g, "[^/]+")}$`).test(path);
}

function isRefusal(value: unknown): value is Refusal {
  return typeof value === "object" && value !== null && "code" in value && "status" in value;
}

function orAborted(response: Promise<Response>, signal: AbortSignal | undefined): Promise<Response> {
  if (signal === undefined) return response;
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason as Error);
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
  });
  return Promise.race([response, aborted]);
}

function requestClass(answer: (method: string, address: string, text: string) => Promise<Response>): unknown {
  return class FakeRequest {
    readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload = (): void => {};
    onerror = (): void => {};
    onabort = (): void => {};
    status = 0;
    responseText = "";
    private method = "";
    private address = "";
    private isAborted = false;

    open(method: string, address: string): void {
      this.method = method;
      this.address = address;
    }

    setRequestHeader(): void {}

    async send(body: Blob): Promise<void> {
      try {
        this.upload.onprogress?.({ loaded: 1, total: 2 });
        const response = await answer(this.method, this.address, await body.text());
        this.status = response.status;
        this.responseText = await response.text();
        if (!this.isAborted) this.onload();
      } catch {
        if (!this.isAborted) this.onerror();
      }
    }

    abort(): void {
      this.isAborted = true;
      this.onabort();
    }
  };
}
