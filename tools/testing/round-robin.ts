/**
 * A reverse proxy before several servers: each request goes to the next one, whichever client it is from. One that takes no
 * connection is passed over, and what is only read is asked of another one where there is no reply, as proxies do.
 */
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { pipeline } from "node:stream";

export interface RoundRobin {
  readonly url: string;
  /** From now on requests go to these. */
  readonly use: (urls: readonly string[]) => void;
  readonly close: () => void;
}

export async function startRoundRobin(urls: readonly string[]): Promise<RoundRobin> {
  let targets = urls.map((url) => new URL(url));
  let next = 0;
  const reach = async (): Promise<{ readonly target: URL; readonly socket: Socket } | undefined> => {
    const first = next++ % targets.length;
    // Each one once: requests at the same time go on from places of their own.
    for (const target of [...targets.slice(first), ...targets.slice(0, first)]) {
      const socket = await connectTo(target);
      if (socket !== undefined) return { target, socket };
    }
    return undefined;
  };
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse, isLast: boolean): Promise<void> => {
    const reached = await reach();
    if (reached === undefined) outgoing.writeHead(502).end();
    else
      passOn(incoming, outgoing, reached.target, reached.socket, () => {
        if (isLast || incoming.method !== "GET") outgoing.writeHead(502).end();
        else void answer(incoming, outgoing, true);
      });
  };
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing, false));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    use: (given) => {
      targets = given.map((url) => new URL(url));
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function connectTo({ hostname, port }: URL): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    socket.once("connect", () => resolve(socket)).once("error", () => resolve(undefined));
  });
}

function passOn(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  target: URL,
  socket: Socket,
  onNoReply: () => void,
): void {
  const { method, url: path, headers } = incoming;
  const asked = request({ method, path, headers: { ...headers, connection: "close" }, createConnection: () => socket });
  asked.once("response", (reply) => {
    outgoing.writeHead(reply.statusCode ?? 502, { ...reply.headers, "x-served-by": target.port });
    pipeline(reply, outgoing, () => undefined);
  });
  asked.on("error", () => {
    if (outgoing.headersSent) outgoing.destroy();
    else if (!outgoing.destroyed) onNoReply();
  });
  outgoing.once("close", () => asked.destroy());
  incoming.pipe(asked);
}
