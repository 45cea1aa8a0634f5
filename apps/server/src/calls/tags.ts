import { randomUUID } from "node:crypto";
import { defineCall } from "../define-call.ts";
import { requireCaller } from "../session.ts";

/** The tag picker is a demonstration: its views hold nothing yet. */
export const tags = defineCall("tags", async ({ body, request }, context) => {
  await requireCaller(request, context, body.session_uuid);
  return { view_uuid: randomUUID() };
});
