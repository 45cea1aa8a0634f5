/** What every screen may rely on: theme, server state, and a net under crashes. */
import { MantineProvider } from "@mantine/core";
import { QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { QUERY_DEFAULTS } from "../lib/query-defaults.ts";
import { onBackendReturn, reportProblem } from "../lib/session.ts";
import { styleNonce } from "../lib/style-nonce.ts";
import { ErrorBoundary } from "../ui/error-boundary.tsx";
import { resolveCssVariables, theme } from "../ui/theme.ts";
import { CrashScreen } from "./crash-screen.tsx";

const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: reportProblem }),
  defaultOptions: QUERY_DEFAULTS,
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
