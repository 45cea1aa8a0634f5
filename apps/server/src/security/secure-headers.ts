/** The headers that keep a page to itself. Sources: OWASP Secure Headers; ASVS 3.4. */
import type { FastifyInstance } from "fastify";

const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  // Mantine sets sizes and positions as style attributes.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
];

export function secureHeaders(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    const frames = request.url.startsWith("/embed/") ? "frame-ancestors *" : "frame-ancestors 'none'";
    void reply.headers({
      "content-security-policy": [...POLICY, frames].join("; "),
      "x-content-type-options": "nosniff",
      "referrer-policy": "same-origin",
      "cross-origin-opener-policy": "same-origin",
      "permissions-policy": "camera=(), microphone=(), geolocation=()",
      "x-request-id": request.id,
      ...(request.protocol === "https" ? { "strict-transport-security": "max-age=31536000" } : {}),
    });
  });
}
