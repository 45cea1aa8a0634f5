/** The OpenAPI 3.1 document, made from the very schemas that check the calls. */
import swagger from "@fastify/swagger";
import { CALLS, ProblemReply } from "@limpid/contract/schemas";
import type { FastifyInstance } from "fastify";

const KEY = "An API key; what it uploads belongs to its user";
const DESCRIPTION =
  "Cleans messy tables. Errors are application/problem+json (RFC 9457) with a stable code. " +
  "Event streams replay from the start, or after the Last-Event-ID header.";

export async function serveOpenApi(app: FastifyInstance, publicUrl: () => string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "Limpid", version: "1", description: DESCRIPTION },
      components: { securitySchemes: { apiKey: { type: "http", scheme: "bearer", description: KEY } } },
      // Anonymous visitors may do the same, as their session.
      security: [{}, { apiKey: [] }],
    },
    transform: ({ schema, url }) => {
      const spec = Object.values(CALLS).find((call) => call.path === url);
      const produced = spec !== undefined && "produces" in spec ? spec.produces : [];
      const responses = {
        ...(schema.response as object | undefined),
        ...fileResponse(produced),
        default: PROBLEM,
      };
      return { schema: { ...schema, response: responses }, url };
    },
  });
  // The address is known once the server listens.
  app.get("/api/v1/openapi.json", { schema: { hide: true } as object }, () => ({
    ...app.swagger(),
    servers: [{ url: publicUrl() }],
  }));
}

const PROBLEM = {
  description: "Refused or failed; see the error table",
  content: { "application/problem+json": { schema: ProblemReply } },
};

function fileResponse(mediaTypes: readonly string[]): object {
  if (mediaTypes.length === 0) return {};
  const content = Object.fromEntries(mediaTypes.map((mediaType) => [mediaType, { schema: schemaOf(mediaType) }]));
  return { 200: { description: "A stream", content } };
}

/** JSON replies have a schema of their own, which this function does not describe. */
function schemaOf(mediaType: string): object {
  return /[/+]json$/.test(mediaType) ? {} : { type: "string" };
}
