/** Renders a part of the app as it stands in the app: with its theme, and a memory of server state of its own. */
import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type RenderResult, render } from "@testing-library/react";
import { type UserEvent, userEvent } from "@testing-library/user-event";
import type { ReactElement, ReactNode } from "react";
import { QUERY_DEFAULTS } from "../lib/query-defaults.ts";
import { theme } from "../ui/theme.ts";

export function renderScreen(
  screen: ReactElement,
): Pick<RenderResult, "container" | "rerender"> & { readonly user: UserEvent } {
  const queryClient = new QueryClient({ defaultOptions: QUERY_DEFAULTS });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MantineProvider theme={theme} env="test">
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </MantineProvider>
  );
  return { user: userEvent.setup(), ...render(screen, { wrapper }) };
}
