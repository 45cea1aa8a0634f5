/** CORS: pages of the same host may call the reasoner on its own port. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Problem } from "../problem.ts";

const PREFLIGHT_SECONDS = "86400";

/** `publicUrl` is another address of the pages, or empty. */
export function allowNeighbours(app: FastifyInstance, publicUrl: string): void {
  app.addHook("onRequest", async (request, reply) => {
    void reply.header("vary", "Origin");
    const { origin } = request.headers;
    if (origin === undefined) return;
    if (isNeighbour(origin, request, publicUrl)) void reply.header("access-control-allow-origin", origin);
    else throw new Problem("foreign_origin");
  });
  app.options("/*", (_request, reply) => answerPreflight(reply));
}

function isNeighbour(origin: string, { hostname }: FastifyRequest, publicUrl: string): boolean {
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  return page.hostname === hostname || (publicUrl !== "" && page.origin === new URL(publicUrl).origin);
}

function answerPreflight(reply: FastifyReply): FastifyReply {
  return reply
    .headers({
      "access-control-allow-methods": "POST",
      "access-control-allow-headers": "content-type",
      "access-control-max-age": PREFLIGHT_SECONDS,
    })
    .code(204)
    .send();
}
