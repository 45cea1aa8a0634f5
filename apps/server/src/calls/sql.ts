import { LIMITS } from "@limpid/contract";
import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { goneSignal } from "../gone-signal.ts";
import { requireCaller } from "../session.ts";
import { makeView } from "../sql/view-runs.ts";
import { sqlToWire } from "../wire/view.ts";

export const sql = defineCall(
  "sql",
  async ({ body, request, reply }, context: Pick<Context, "blobs" | "config" | "database" | "exports" | "queries">) => {
    const caller = await requireCaller(request, context, body.session_uuid);
    return sqlToWire(await makeView(context, caller, body.query, goneSignal(reply)));
  },
  { perMinute: LIMITS.queriesPerMinute },
);
