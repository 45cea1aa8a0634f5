import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { Problem } from "../problems.ts";
import { requireCaller } from "../session.ts";
import { makeView } from "../sql/view-runs.ts";
import { sqlToWire } from "../wire/view.ts";

const PER_MINUTE = 600;

export const sql = defineCall(
  "sql",
  async ({ body, request, reply }, context: Pick<Context, "blobs" | "config" | "database" | "exports" | "queries">) => {
    const caller = await requireCaller(request, context, body.session_uuid);
    const gone = new AbortController();
    reply.raw.once("close", () => gone.abort(new Problem("unavailable", "The request was given up")));
    return sqlToWire(await makeView(context, caller, body.query, gone.signal));
  },
  { perMinute: PER_MINUTE },
);
