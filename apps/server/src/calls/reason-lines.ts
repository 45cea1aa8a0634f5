import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { answerColumnRequest } from "../reasoner/answer-request.ts";

/** The same call as on the reasoner's own port, for pages that may only speak to their own origin. */
export const reasonLines = defineCall(
  "reasonLines",
  (input, context: Pick<Context, "workers">) => answerColumnRequest(input, context.workers),
  {
    isStreamed: true,
  },
);
