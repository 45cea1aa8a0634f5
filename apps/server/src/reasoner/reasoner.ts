/** The date reasoner: a process of its own, so that a hard line never holds up the web process. */
import { CALLS, type ReasonerRequest } from "@limpid/contract";
import Fastify from "fastify";
import { problemHandler } from "../problems.ts";
import { reasonLines } from "./reason-lines.ts";

const BODY_BYTES = 16 * 1024 * 1024;

const app = Fastify({ logger: { level: process.env.LOG_LEVEL ?? "info" }, bodyLimit: BODY_BYTES });
app.setErrorHandler(problemHandler(BODY_BYTES / 1024 / 1024));
app.get("/healthz", () => ({ status: "ok" }));
app.post<{ Body: ReasonerRequest }>(
  CALLS.reasonLines.path,
  { schema: { body: CALLS.reasonLines.body, response: { 200: CALLS.reasonLines.reply } } },
  ({ body }) => reasonLines(body, () => performance.now()),
);
process.on("disconnect", () => process.exit(0));
process.on("SIGINT", () => undefined);
await app.listen({
  host: process.env.HOST ?? "127.0.0.1",
  port: Number(process.env.REASONER_PORT ?? 8009),
});
const address = app.server.address();
process.send?.({ kind: "listening", port: typeof address === "object" ? address?.port : undefined });
