/** Refuses what another site's page sends (OWASP ASVS 3.5): only our own pages and programs may post. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import { Problem } from "../problem.ts";

export function guardOrigin(app: FastifyInstance, context: Pick<Context, "publicUrl">): void {
  app.addHook("onRequest", async (request) => {
    if (request.method !== "POST") return;
    if (!isOwnOrigin(request, context)) throw new Problem("foreign_origin");
  });
}

function isOwnOrigin(request: FastifyRequest, context: Pick<Context, "publicUrl">): boolean {
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return false;
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  return new URL(origin).host === request.host || origin === new URL(context.publicUrl()).origin;
}
