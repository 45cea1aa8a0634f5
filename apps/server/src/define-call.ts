/** Binds a call of the contract to its handler: path, method and schemas come from the contract alone. */
import { constants } from "node:zlib";
import type { CallId, CallPart } from "@limpid/contract";
import { CALLS, type CallSpec } from "@limpid/contract/schemas";
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import type { Context } from "./context.ts";
import { goneSignal } from "./gone-signal.ts";
import { findNetwork } from "./security/find-network.ts";
import { changesTables } from "./security/guard-embedded.ts";
import { namedSession } from "./session.ts";
import { type Asker, workersFor } from "./workers/workers-for.ts";

export interface CallInput<Id extends CallId> {
  readonly params: CallPart<Id, "params">;
  readonly query: CallPart<Id, "query">;
  readonly body: CallPart<Id, "body">;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A value of the reply's schema, or the reply itself where the handler has sent it. */
type Reply<Id extends CallId> = CallPart<Id, "reply"> | FastifyReply;

export interface CallOptions {
  /** Calls a minute from one address; the general limit by default. */
  readonly perMinute?: number;
  /** The body may have at most this many bytes; the default is the general limit. */
  readonly bodyBytes?: number;
  /** Hardly anything in a long reply comes twice: to look for it would take longer than all the rest of the call. */
  readonly isDense?: boolean;
  /** The handler reads the body itself, as it streams in, and checks it. */
  readonly isStreamed?: boolean;
}

export interface Call {
  readonly id: CallId;
  readonly isStreamed: boolean;
  readonly register: (app: FastifyInstance, context: Context) => void;
}

export function defineCall<Id extends CallId>(
  id: Id,
  handle: (input: CallInput<Id>, context: Context) => Promise<Reply<Id>> | Reply<Id>,
  options: CallOptions = {},
): Call {
  return {
    id,
    isStreamed: options.isStreamed ?? false,
    register: (app, context) => {
      app.route({
        ...routeOf(id, options),
        handler: (request, reply) => {
          const { params, query, body } = request as unknown as CallInput<Id>;
          const workers = workersFor(context.workers, context.config, askerOf(id, request, reply));
          return handle({ params, query, body, request, reply }, { ...context, workers });
        },
      });
    },
  };
}

/** Frequent signs are short, which is all that can be done. */
const DENSE = {
  encodings: ["gzip" as const],
  zlibOptions: { strategy: constants.Z_HUFFMAN_ONLY, chunkSize: 256 * 1024 },
};

/** A call that changes something goes on when its connection breaks. */
function askerOf(id: CallId, request: FastifyRequest, reply: FastifyReply): Asker {
  const network = findNetwork(request.ip);
  const visitor = namedSession(request) ?? network;
  return { visitor, network, gone: changesTables(id) ? undefined : goneSignal(reply) };
}

function routeOf(id: CallId, { perMinute, bodyBytes, isDense = false }: CallOptions): Omit<RouteOptions, "handler"> {
  const spec: CallSpec = CALLS[id];
  return {
    method: spec.method,
    url: spec.path,
    schema: {
      operationId: id,
      summary: spec.summary,
      ...(spec.params === undefined ? {} : { params: spec.params }),
      ...(spec.query === undefined ? {} : { querystring: spec.query }),
      ...(spec.body === undefined ? {} : { body: spec.body }),
      ...(spec.reply === undefined ? {} : { response: { 200: spec.reply } }),
    },
    ...(isDense && { compress: DENSE }),
    ...(bodyBytes === undefined ? {} : { bodyLimit: bodyBytes }),
    ...(perMinute === undefined ? {} : { config: { rateLimit: { max: perMinute, timeWindow: "1 minute" } } }),
  };
}
