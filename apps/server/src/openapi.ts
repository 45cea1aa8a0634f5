/** The OpenAPI 3.1 document, made from the very schemas that check the calls. */
import swagger from "@fastify/swagger";
import { CALLS, ProblemReply } from "@limpid/contract/schemas";
import type { FastifyInstance } from "fastify";

const DESCRIPTION =
  "Cleans messy tables. Errors are application/problem+json (RFC 9457) with a stable code. " +
  "Event streams replay from the start, or after the Last-Event-ID header.";

export async function serveOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: "3.1.0", info: { title: "Limpid", version: "1", description: DESCRIPTION } },
    transform: ({ schema, url }) => {
      const spec = Object.values(CALLS).find((call) => call.path === url);
      const produced: string | undefined = spec !== undefined && "produces" in spec ? spec.produces : undefined;
      const responses = {
        ...(schema.response as object | undefined),
        ...fileResponse(produced),
        default: PROBLEM,
      };
      return { schema: { ...schema, response: responses }, url };
    },
  });
  app.get("/api/v1/openapi.json", { schema: { hide: true } as object }, () => app.swagger());
}

const PROBLEM = {
  description: "Refused or failed; see the error table",
  content: { "application/problem+json": { schema: ProblemReply } },
};

function fileResponse(mediaType: string | undefined): object {
  if (mediaType === undefined) return {};
  return { 200: { description: "A stream", content: { [mediaType]: { schema: { type: "string" } } } } };
}
