/** From the arguments to a server that speaks, until nobody listens any more. */
import { once } from "node:events";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { UserError } from "../user-error.ts";
import { createMcpServer } from "./create-mcp-server.ts";
import { type OwnServer, startOwnServer } from "./own-server.ts";
import { serveHttp } from "./serve-http.ts";
import { Refusal, Service } from "./service.ts";

export interface McpOptions {
  readonly server: string | undefined;
  readonly dataDir: string;
  readonly httpPort: number | undefined;
  readonly apiKey: string | null;
  readonly tell: (line: string) => void;
}

export async function runMcp({ server, dataDir, httpPort, apiKey, tell }: McpOptions): Promise<void> {
  const own = server === undefined ? await startOwnServer(dataDir) : undefined;
  try {
    const service = await connect(own, { url: own?.url ?? server ?? "", apiKey });
    if (httpPort === undefined) await speakOverStdio(service);
    else await speakOverHttp(service, httpPort, tell);
  } finally {
    await own?.stop();
  }
}

async function connect(
  own: OwnServer | undefined,
  place: { readonly url: string; readonly apiKey: string | null },
): Promise<Service> {
  try {
    const service = await Service.connect({ ...place, sessionId: own?.sessionId });
    await own?.keepSession(service.sessionId);
    return service;
  } catch (error) {
    if (error instanceof Refusal) throw new UserError(error.message, { cause: error });
    throw new UserError(`No Limpid server answers at ${place.url}`, { cause: error });
  }
}

/** Until the agent closes the input, or sends a signal. */
async function speakOverStdio(service: Service): Promise<void> {
  const mcp = createMcpServer({ service, isLocal: true });
  await mcp.connect(new StdioServerTransport());
  await Promise.race([once(process.stdin, "end"), once(process.stdin, "close"), untilSignal()]);
  await mcp.close();
}

async function speakOverHttp(service: Service, port: number, tell: (line: string) => void): Promise<void> {
  const { url, server } = await serveHttp({ service, isLocal: false }, port).catch((error: NodeJS.ErrnoException) => {
    throw new UserError(`Cannot listen on port ${port}: ${error.code}`, { cause: error });
  });
  tell(`Limpid serves MCP at ${url}`);
  await untilSignal();
  server.close();
  server.closeAllConnections();
}

function untilSignal(): Promise<unknown> {
  return Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
}
