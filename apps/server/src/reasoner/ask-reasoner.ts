/** Passes a call on to the reasoner as it streams in, and its answer back: the web process never parses either. */
import { request as httpRequest, type IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { CALLS, REASONER_LIMITS } from "@limpid/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import { Problem } from "../problems.ts";

type ReasonerCall = "reasonLines" | "solveLine";

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Longer than any budget of the reasoner's own. */
const MOST_MS = REASONER_LIMITS.mostSolverMs + 30_000;
const PASSED_ON = ["content-type", "content-length", "retry-after"] as const;

export async function askReasoner(id: ReasonerCall, exchange: Exchange, context: Context): Promise<FastifyReply> {
  const { request, reply } = exchange;
  if (Number(request.headers["content-length"] ?? 0) > REASONER_LIMITS.bodyBytes) throw new Problem("too_many_lines");
  const port = context.reasonerPort();
  if (port === undefined) throw new Problem("unavailable", "The reasoner is starting");
  const answer = await passOn(CALLS[id].path, { port, host: hostOf(context.config.host) }, exchange);
  for (const name of PASSED_ON) {
    const value = answer.headers[name];
    if (value !== undefined) void reply.header(name, value);
  }
  return reply.code(answer.statusCode ?? 502).send(answer);
}

interface Target {
  readonly host: string;
  readonly port: number;
}

function passOn(path: string, target: Target, { request, reply }: Exchange): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const onward = httpRequest({ ...target, path, method: "POST", headers: headersFor(request), timeout: MOST_MS });
    onward.once("response", resolve);
    onward.once("timeout", () => onward.destroy(new Error("The reasoner does not answer in time")));
    onward.once("error", (cause) => reject(new Problem("unavailable", "The reasoner does not answer", { cause })));
    reply.raw.once("close", () => onward.destroy());
    (request.body as Readable).pipe(onward);
  });
}

function headersFor({ headers }: FastifyRequest): Record<string, string> {
  const length = headers["content-length"];
  return { "content-type": "application/json", ...(length === undefined ? {} : { "content-length": length }) };
}

/** Where the reasoner is reached from here; it listens where the server does. */
function hostOf(host: string): string {
  return host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
}
