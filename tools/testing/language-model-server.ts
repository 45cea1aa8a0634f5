/** A local endpoint that answers every question with the recorded reply of a language model, and keeps what it was asked. */
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface Asked {
  readonly path: string | undefined;
  readonly authorization: string | undefined;
  readonly body: string;
}

export interface RecordedModel {
  readonly url: string;
  readonly asked: readonly Asked[];
  readonly close: () => Promise<void>;
}

const RECORDED = new URL("../../fixtures/language-model/reply.json", import.meta.url);

/** `reply` stands in for the recorded one; null never answers. */
export async function startRecordedModel(reply?: { status: number; body: string } | null): Promise<RecordedModel> {
  const recorded = { status: 200, body: await readFile(RECORDED, "utf8") };
  const asked: Asked[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    asked.push({ path: request.url, authorization: request.headers.authorization, body: await bodyOf(request) });
    if (reply === null) return;
    const { status, body } = reply ?? recorded;
    response.writeHead(status, { "content-type": "application/json" }).end(body);
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const chunk of request) body += String(chunk);
  return body;
}
