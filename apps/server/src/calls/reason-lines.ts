import { defineCall } from "../define-call.ts";
import { askReasoner } from "../reasoner/ask-reasoner.ts";

/** The same call as on the reasoner's own port, for pages that may only speak to their own origin. */
export const reasonLines = defineCall("reasonLines", (input, context) => askReasoner("reasonLines", input, context), {
  isStreamed: true,
});
