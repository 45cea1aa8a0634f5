import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { answerLineRequest } from "../reasoner/answer-request.ts";

/** The same call as on the reasoner's own port, for pages that may only speak to their own origin. */
export const solveLine = defineCall(
  "solveLine",
  (input, context: Pick<Context, "workers">) => answerLineRequest(input, context.workers),
  {
    isStreamed: true,
  },
);
