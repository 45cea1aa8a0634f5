import { randomUUID } from "node:crypto";
import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { requireCaller } from "../session.ts";

/** The tag picker is a demonstration: its views hold nothing yet. */
export const tags = defineCall("tags", async ({ body, request }, context: Pick<Context, "database">) => {
  await requireCaller(request, context, body.session_uuid);
  return { view_uuid: randomUUID() };
});
