/**
 * Limits the calls per minute of an address, a session and a key. The address, which means the caller's network, is counted
 * first, before a byte of the body is read; a caller with many addresses still has one session or key. Expensive calls have
 * an address limit of their own (`perMinute` of the call), which replaces the general one.
 */
import { createHash } from "node:crypto";
import rateLimit, { type RateLimitOptions } from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../config.ts";
import { Problem } from "../problem.ts";
import { namedSession, readBearer, readField } from "../session.ts";
import { findNetwork } from "./find-network.ts";

const TIME_WINDOW = "1 minute";
/** This many addresses, sessions and keys are counted each; beyond it, the least recent caller is forgotten. */
const CALLERS = 20_000;

interface Limited {
  readonly whose: string;
  readonly max: number;
  readonly nameOf: (request: FastifyRequest) => string | undefined;
}

export async function limitRates(app: FastifyInstance, { rateLimits }: Pick<Config, "rateLimits">): Promise<void> {
  await app.register(rateLimit, {
    max: rateLimits.address,
    timeWindow: TIME_WINDOW,
    cache: CALLERS,
    keyGenerator: ({ ip }) => findNetwork(ip),
  });
  limitCallers(app, { whose: "This session", max: rateLimits.session, nameOf: namedSession });
  limitCallers(app, { whose: "This key", max: rateLimits.key, nameOf: keyOf });
}

/** Scripts name their session and key in the body, which is there by then. */
function limitCallers(app: FastifyInstance, { whose, max, nameOf }: Limited): void {
  const options: RateLimitOptions = {
    max,
    timeWindow: TIME_WINDOW,
    cache: CALLERS,
    keyGenerator: (request) => nameOf(request) ?? "",
    allowList: (request) => nameOf(request) === undefined,
  };
  const count = app.createRateLimit(options);
  app.addHook("preValidation", async (request, reply) => {
    const state = await count(request);
    if (state.isAllowed || !state.isExceeded) return;
    reply.header("retry-after", state.ttlInSeconds);
    throw new Problem("rate_limited", `${whose} may make ${max} calls a minute`);
  });
}

/** Keys are not kept, not even here. */
function keyOf(request: FastifyRequest): string | undefined {
  const key = readBearer(request) ?? readField(request, "api_key");
  return key === undefined ? undefined : createHash("sha256").update(key).digest("hex");
}
