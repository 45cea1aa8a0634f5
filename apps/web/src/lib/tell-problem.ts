import { MessageLevel } from "@limpid/contract";
import { ApiProblem } from "./api-problem.ts";
import { postMessage } from "./messages.ts";
import { reportProblem } from "./session.ts";

/** Of a call that was refused: why, in the status line. */
export function tellProblem(error: unknown): void {
  reportProblem(error);
  if (error instanceof ApiProblem) postMessage(error.reason, MessageLevel.error);
}
