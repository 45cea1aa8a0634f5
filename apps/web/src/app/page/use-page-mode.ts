/** The mode of the route that is shown. */
import { useMatches } from "@tanstack/react-router";
import type { PageMode } from "./page-mode.ts";

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    readonly mode?: PageMode;
  }
}

export function usePageMode(): PageMode {
  return useMatches({ select: (matches) => matches.at(-1)?.staticData.mode }) ?? "not-found";
}
