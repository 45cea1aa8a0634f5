import { MessageLevel } from "@limpid/contract";
import { ApiProblem } from "./api-problem.ts";
import { postMessage } from "./messages.ts";
import { reportProblem } from "./session.ts";

/** Shows in the status line why a call was refused. */
export function tellProblem(error: unknown): void {
  reportProblem(error);
  if (error instanceof ApiProblem) postMessage(error.reason, MessageLevel.error);
}
