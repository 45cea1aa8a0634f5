/** The headers that keep a page to itself. Sources: OWASP Secure Headers; ASVS 3.4. */
import helmet, { type FastifyHelmetOptions } from "@fastify/helmet";
import type { FastifyInstance, FastifyRequest } from "fastify";

import { findStyleNonce } from "./style-nonce.ts";

const DIRECTIVES = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  // Only our own libraries may write styles into the page: see style-nonce.ts.
  styleSrc: ["'self'", (_request: unknown, response: object) => `'nonce-${findStyleNonce(response)}'`],
  imgSrc: ["'self'", "data:"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

/** These headers are for routes that other sites may show in a frame. */
export const FRAMED: FastifyHelmetOptions = {
  contentSecurityPolicy: { useDefaults: false, directives: { ...DIRECTIVES, frameAncestors: ["*"] } },
  frameguard: false,
};

const API = ["/api/", "/reasoner/"];

function isOfApi({ url }: FastifyRequest): boolean {
  return API.some((start) => url.startsWith(start));
}

/**
 * For those with the editor of queries: what is typed over a selection Chromium gives a style attribute, which the editor
 * takes away again (docs/decisions/0033-no-inline-styles.md).
 */
export const WITH_EDITOR: FastifyHelmetOptions = {
  contentSecurityPolicy: { useDefaults: false, directives: { ...DIRECTIVES, styleSrcAttr: ["'unsafe-inline'"] } },
};

export async function secureHeaders(app: FastifyInstance, { isHttps }: { isHttps: boolean }): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: DIRECTIVES },
    referrerPolicy: { policy: "same-origin" },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000 } : false,
    // Files and pages of a table may be fetched by notebooks and shown in other sites' frames.
    crossOriginResourcePolicy: { policy: "cross-origin" },
  });
  app.addHook("onRequest", async (request, reply) => {
    void reply.header("x-request-id", request.id);
    // The header reaches search engines that ignore robots.txt or follow a link to a file.
    if (isOfApi(request)) void reply.header("x-robots-tag", "noindex");
  });
  app.addHook("onSend", async (request, reply) => {
    // What a call says of its answers itself stands: of public tables some may be kept.
    if (isOfApi(request) && !reply.hasHeader("cache-control")) void reply.header("cache-control", "private, no-store");
  });
}
