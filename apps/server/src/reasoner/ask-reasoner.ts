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
const MOST_BYTES = { reasonLines: REASONER_LIMITS.bodyBytes, solveLine: REASONER_LIMITS.lineBodyBytes } as const;
const PASSED_ON = ["content-type", "content-length", "retry-after"] as const;

export async function askReasoner(id: ReasonerCall, exchange: Exchange, context: Context): Promise<FastifyReply> {
  const { request, reply } = exchange;
  const mostBytes = MOST_BYTES[id];
  if (Number(request.headers["content-length"] ?? 0) > mostBytes) throw new Problem("too_many_lines");
  const port = context.reasonerPort();
  if (port === undefined) throw new Problem("unavailable", "The reasoner is starting");
  const target = { path: CALLS[id].path, mostBytes, port, host: hostOf(context.config.host) };
  const answer = await passOn(target, exchange);
  for (const name of PASSED_ON) {
    const value = answer.headers[name];
    if (value !== undefined) void reply.header(name, value);
  }
  return reply.code(answer.statusCode ?? 502).send(answer);
}

interface Target {
  readonly path: string;
  readonly mostBytes: number;
  readonly host: string;
  readonly port: number;
}

function passOn({ mostBytes, ...target }: Target, { request, reply }: Exchange): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const onward = httpRequest({ ...target, method: "POST", headers: headersFor(request), timeout: MOST_MS });
    onward.once("response", resolve);
    onward.once("timeout", () => onward.destroy(new Error("The reasoner does not answer in time")));
    onward.on("error", (cause) => reject(new Problem("unavailable", "The reasoner does not answer", { cause })));
    reply.raw.once("close", () => onward.destroy());
    const body = request.body as Readable;
    body.pipe(onward);
    onceLarger(body, mostBytes, () => {
      reject(new Problem("too_many_lines"));
      body.unpipe(onward);
      onward.destroy();
      // What still comes in goes nowhere, so that the sender can end and read the answer.
      body.resume();
    });
  });
}

/** A body in chunks does not say beforehand how large it is. */
function onceLarger(body: Readable, mostBytes: number, act: () => void): void {
  let bytes = 0;
  const count = (chunk: Buffer): void => {
    bytes += chunk.length;
    if (bytes <= mostBytes) return;
    body.off("data", count);
    act();
  };
  body.on("data", count);
}

function headersFor({ headers }: FastifyRequest): Record<string, string> {
  const length = headers["content-length"];
  return { "content-type": "application/json", ...(length === undefined ? {} : { "content-length": length }) };
}

/** Where the reasoner is reached from here; it listens where the server does. */
function hostOf(host: string): string {
  return host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
}
