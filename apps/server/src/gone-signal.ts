import type { ErrorCode } from "@limpid/contract";
import type { FastifyReply } from "fastify";
import { Problem } from "./problem.ts";

/** Aborts what a call has begun when its connection is closed. Nobody reads the problem but the log. */
export function goneSignal(reply: FastifyReply, code: ErrorCode = "unavailable"): AbortSignal {
  const gone = new AbortController();
  reply.raw.once("close", () => gone.abort(new Problem(code, "The request was given up")));
  return gone.signal;
}
