/** While the server is away nothing is lost: the banner says so, and the question is asked again. */
import { LIMITS } from "@limpid/contract";
import { ApiProblem } from "../../../lib/api-problem.ts";
import { delay } from "../../../lib/delay.ts";
import { reportProblem } from "../../../lib/session.ts";
import type { TableSession } from "./table-session.ts";

/** Retries while the server is down, until the signal or until the screen is gone. */
export async function retryWhileDown<Answer>(
  { isFollowed }: TableSession,
  signal: AbortSignal,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (signal.aborted || !(error instanceof ApiProblem) || !error.isBackendDown) throw error;
      reportProblem(error);
      if (!isFollowed.current) throw error;
      await delay(LIMITS.maintenanceRetryMs, signal);
    }
  }
}
