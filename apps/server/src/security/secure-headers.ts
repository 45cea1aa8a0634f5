/** The headers that keep a page to itself. Sources: OWASP Secure Headers; ASVS 3.4. */
import helmet, { type FastifyHelmetOptions } from "@fastify/helmet";
import type { FastifyInstance, FastifyRequest } from "fastify";

const DIRECTIVES = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  // Mantine sets sizes and positions as style attributes.
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", "data:"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

/** For the routes that other sites may show in a frame. */
export const FRAMED: FastifyHelmetOptions = {
  contentSecurityPolicy: { useDefaults: false, directives: { ...DIRECTIVES, frameAncestors: ["*"] } },
  frameguard: false,
};

const API = ["/api/", "/reasoner/"];

function isOfApi({ url }: FastifyRequest): boolean {
  return API.some((start) => url.startsWith(start));
}

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
    // Search engines that follow no robots.txt, or a link to a file, are told as well.
    if (isOfApi(request)) void reply.header("x-robots-tag", "noindex");
  });
}
