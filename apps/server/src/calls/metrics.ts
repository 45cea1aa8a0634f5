import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { readGauges } from "../metrics/read-gauges.ts";

const MEDIA_TYPE = "text/plain; version=0.0.4; charset=utf-8";

export const metrics = defineCall(
  "metrics",
  async ({ reply }, context: Pick<Context, "database" | "metrics" | "workerPool">) =>
    reply.type(MEDIA_TYPE).send(context.metrics.render(await readGauges(context))),
);
