/** While the server is away nothing is lost: the banner says so, and the question is asked again. */
import { LIMITS } from "@limpid/contract";
import { ApiProblem } from "../../../lib/api-problem.ts";
import { delay } from "../../../lib/delay.ts";
import { reportProblem } from "../../../lib/session.ts";

export async function retryWhileDown<Answer>(signal: AbortSignal, ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (signal.aborted || !(error instanceof ApiProblem) || !error.isBackendDown) throw error;
      reportProblem(error);
      await delay(LIMITS.maintenanceRetryMs, signal);
    }
  }
}
