/** The same tools over HTTP (streamable, without sessions), for agents that start no process. On this machine only. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";
import { createMcpServer } from "./create-mcp-server.ts";
import type { ToolContext } from "./tool.ts";

const HOST = "127.0.0.1";
const MAX_BODY_BYTES = 16 * 1024 * 1024;

export async function serveHttp(context: ToolContext, port: number): Promise<{ url: string; server: Server }> {
  const server = createServer((request, reply) => {
    answer(request, reply, context).catch(() => reply.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, HOST, resolve);
  });
  return { url: `http://${HOST}:${(server.address() as AddressInfo).port}/mcp`, server };
}

async function answer(request: IncomingMessage, reply: ServerResponse, context: ToolContext): Promise<void> {
  if (new URL(request.url ?? "/", "http://localhost").pathname !== "/mcp") return void reply.writeHead(404).end();
  if (request.method !== "POST") return void reply.writeHead(405, { allow: "POST" }).end();
  // A page of another site may not speak to it, nor one whose name was bound to this address.
  const isOwnHost = /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/.test(request.headers.host ?? "");
  if (!isOwnHost || request.headers.origin !== undefined) return void reply.writeHead(403).end();
  const body = await readBody(request);
  if (body === undefined) return void reply.writeHead(413).end();
  const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
  const server = createMcpServer(context);
  reply.once("close", () => void transport.close().then(() => server.close()));
  await server.connect(transport);
  await transport.handleRequest(request, reply, body);
}

/** Undefined of one that is too long. What is no JSON is answered by the transport. */
async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_BODY_BYTES) return undefined;
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString()) as unknown;
  } catch {
    return {};
  }
}
