import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { openSession } from "../../lib/session.ts";
import { fakeService } from "../../testing/fake-service.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import type { LineResult } from "./api/reason-lines.ts";
import { makeResult } from "./testing/make-result.ts";
import { TextCleanerScreen } from "./text-cleaner-screen.tsx";

const RESULTS: Readonly<Record<string, LineResult>> = {
  "Q3 2024": makeResult("Q3 2024", ["2024-07"], { caution: "quarter" }),
  "Q4 2024": makeResult("Q4 2024", ["2024-10"], { caution: "quarter" }),
  "KW 12 2024": makeResult("KW 12 2024", ["2024-03-18"], { caution: "week" }),
  "12 May": makeResult("12 May", ["--05-12"], { caution: "no_year" }),
};

async function show() {
  const service = fakeService({
    reasonLines: ({ inputs }) => ({
      completed: true,
      results: inputs.map((line) => RESULTS[line] ?? makeResult(line, [line])),
      run_time_ms: 1,
      num_ambiguous_inputs: 0,
      num_errors: 0,
      msg: null,
    }),
    tags: () => ({ view_uuid: "aaaaaaaa-1111-4000-8000-000000000009" }),
  });
  openSession();
  const routeTree = createRootRoute({ component: TextCleanerScreen });
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ["/"] }) });
  const { user, container } = renderScreen(<RouterProvider router={router as never} />);
  const box = await screen.findByRole("textbox", { name: "Lines to clean" });
  const paste = async (text: string) => {
    box.focus();
    await user.paste(text);
  };
  const result = (line: number) => container.querySelector<HTMLElement>(`[data-line="${line - 1}"]`)!;
  return { user, service, box, paste, result };
}

it("a final line break begins no row", async () => {
  const { box, paste } = await show();
  await paste("2024-01-01\n2024-01-02\n2024-01-03\n2024-01-04\n2024-01-05\n");
  await screen.findByText(/^Processed 5 rows in/);
  expect(box.parentElement?.style.getPropertyValue("--pane-font")).toBe("24px");
  await paste("2024-01-06\n");
  await screen.findByText(/^Processed 6 rows in/);
  expect(box.parentElement?.style.getPropertyValue("--pane-font")).toBe("18px");
});

it("a quarter, a week and a day without a year are things to fix, each settled by one click", async () => {
  const { user, paste, result } = await show();
  await paste("Q3 2024\nKW 12 2024\n12 May\n2024-03-18");
  await screen.findByText("Found 3 things to fix.");
  expect(screen.getByText("A quarter, written as its first month", { ignore: "[data-line] *" })).toBeTruthy();
  expect(result(1).textContent).toContain("Datetime to check");
  expect(result(4).textContent).not.toContain("to check");
  await user.click(screen.getByRole("button", { name: "2024-07" }));
  await screen.findByText("Found 2 things to fix.");
  await user.click(screen.getByRole("button", { name: "KW 12 2024" }));
  await user.click(screen.getByRole("button", { name: "--05-12" }));
  await screen.findByText("Found 0 things to fix.");
  expect([1, 2, 3].map((line) => result(line).textContent)).toEqual([
    expect.stringContaining("2024-07") as string,
    expect.stringContaining("KW 12 2024") as string,
    expect.stringContaining("--05-12") as string,
  ]);
});

it("what was decided of one quarter is offered for the others, and keys decide as well", async () => {
  const { user, paste, result } = await show();
  await paste("Q3 2024\nQ4 2024\nKW 12 2024");
  await screen.findByText("Found 3 things to fix.");
  await user.keyboard("{F8}");
  result(1).focus();
  await user.keyboard("1");
  await user.click(await screen.findByRole("button", { name: "Apply to 1 similar line" }));
  await screen.findByText("Found 1 things to fix.");
  expect(result(2).textContent).toContain("2024-10");
  result(3).focus();
  await user.click(result(3));
  const menu = within(await screen.findByRole("dialog", { name: "Line 3" }));
  expect(menu.getByText("A week, written as its Monday.")).toBeTruthy();
  await user.click(menu.getByRole("button", { name: "Leave as is" }));
  await screen.findByText("Found 0 things to fix.");
});

it("the demonstration of the tag picker is there, and posts what is chosen", async () => {
  const { user, service } = await show();
  const picker = screen.getByPlaceholderText("Choose a tag...");
  await user.click(picker);
  for (const name of ["Apple", "Banana", "Orange", "Kiwi"]) await screen.findByRole("option", { name });
  await user.click(screen.getByRole("option", { name: "Kiwi" }));
  await waitFor(() => expect(service.asked("tags")).toMatchObject([{ query: "Kiwi" }]));
  expect((await screen.findByRole("link", { name: "Tables with these tags" })).getAttribute("href")).toMatch(
    /^\/view\//,
  );
});
