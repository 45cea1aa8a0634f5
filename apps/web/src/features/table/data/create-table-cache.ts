/** The query cache of one table. What is in it stays until something says that it is stale, however long that takes. */
import { LIMITS } from "@limpid/contract";
import { focusManager, QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiProblem } from "../../../lib/api-problem.ts";
import { reportProblem } from "../../../lib/session.ts";

/** `goesOn` decides whether a server that is down is asked again; each failure is reported. */
export function createTableCache(goesOn: () => boolean): QueryClient {
  const retry = (_: number, error: Error): boolean => {
    const isDown = error instanceof ApiProblem && error.isBackendDown;
    if (isDown) reportProblem(error);
    return isDown && goesOn();
  };
  // Edits go out, and are tried again, also while nobody looks at the page.
  focusManager.setFocused(true);
  return new QueryClient({
    queryCache: new QueryCache({ onError: reportProblem }),
    defaultOptions: {
      queries: {
        retry,
        retryDelay: LIMITS.maintenanceRetryMs,
        networkMode: "always",
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
      },
    },
  });
}
