/** What every screen may rely on: theme, server state, and a net under crashes. */
import { MantineProvider } from "@mantine/core";
import { QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { ApiProblem } from "../lib/api-problem.ts";
import { onBackendReturn, reportProblem } from "../lib/session.ts";
import { styleNonce } from "../lib/style-nonce.ts";
import { ErrorBoundary } from "../ui/error-boundary.tsx";
import { resolveCssVariables, theme } from "../ui/theme.ts";
import { CrashScreen } from "./crash-screen.tsx";

const MAX_RETRIES = 3;

/** A refusal stays a refusal; only a server that is away is asked again. */
const shouldRetry = (failures: number, error: Error): boolean =>
  failures < MAX_RETRIES && error instanceof ApiProblem && error.isBackendDown;

const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: reportProblem }),
  defaultOptions: { queries: { retry: shouldRetry, refetchOnWindowFocus: false } },
});

/** What has failed meanwhile is asked for again, and what is on the screen first. */
const askAgain = (): void =>
  void queryClient.refetchQueries({ type: "active", predicate: ({ state }) => state.error !== null });

export function Providers({ children }: { readonly children: ReactNode }) {
  useEffect(() => onBackendReturn(askAgain), []);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={resolveCssVariables}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
      // All variables come with the theme: a style sheet of the default ones would be fetched by every page.
      deduplicateCssVariables={false}
    >
      <QueryClientProvider client={queryClient}>
        <ErrorBoundary fallback={() => <CrashScreen />}>{children}</ErrorBoundary>
      </QueryClientProvider>
    </MantineProvider>
  );
}
