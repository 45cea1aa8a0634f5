/**
 * What stands in a frame on another site's page is to be read: its owner, who may have a session there, could be led to
 * click. Our pages tell their whole address to ourselves alone, so that the embedded one is known by it.
 */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Problem } from "../problems.ts";

/** Calls that change a table or make one. */
const CHANGES = /^\/api\/v1\/(?:edit|clean_all|read|file|url)\b|^\/api\/v1\/table\/[^/]*\/(?:describe|delete|restore)$/;

export function guardEmbedded(app: FastifyInstance): void {
  app.addHook("onRequest", async (request) => {
    if (request.method === "POST" && isFromFrame(request) && CHANGES.test(pathOf(request.url)))
      throw new Problem("embedded");
  });
}

function isFromFrame({ headers: { referer } }: FastifyRequest): boolean {
  return referer !== undefined && URL.canParse(referer) && new URL(referer).pathname.startsWith("/embed/");
}

function pathOf(url: string): string {
  return url.split("?")[0] ?? "";
}
