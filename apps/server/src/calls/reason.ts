/** The same calls as on the reasoner's own port, for pages that may only speak to their own origin. */
import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { answerColumnRequest, answerLineRequest } from "../reasoner/answer-request.ts";

export const reasonLines = defineCall(
  "reasonLines",
  (input, context: Pick<Context, "workers">) => answerColumnRequest(input, context.workers),
  { isStreamed: true },
);

export const solveLine = defineCall(
  "solveLine",
  (input, context: Pick<Context, "workers">) => answerLineRequest(input, context.workers),
  { isStreamed: true },
);
