import { CLIENT_ERRORS, isTooLong, REASONER_LIMITS, TEXT_CLEANER_LABELS, tooLong } from "@limpid/contract";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { openSession } from "../../lib/session.ts";
import { type Answers, fakeService, refuse } from "../../testing/fake-service.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import type { LineResult } from "./api/reason-lines.ts";
import { makeReading, makeResult } from "./testing/make-result.ts";
import { TextCleanerScreen } from "./text-cleaner-screen.tsx";

const RESULTS: Readonly<Record<string, LineResult>> = {
  "Q3 2024": makeResult("Q3 2024", ["2024-07"], { caution: "quarter" }),
  "Q4 2024": makeResult("Q4 2024", ["2024-10"], { caution: "quarter" }),
  "KW 12 2024": makeResult("KW 12 2024", ["2024-03-18"], { caution: "week" }),
  "12 May": makeResult("12 May", ["--05-12"], { caution: "no_year" }),
  "03/04/2024": makeResult("03/04/2024", ["2024-04-03", "2024-03-04"]),
  "04/05/2024": makeResult("04/05/2024", ["2024-05-04"], {
    msg: "day first, inferred from line 2",
    other_readings: [makeReading("2024-04-05", "mdy")],
  }),
  "5 March 2024": makeResult("5 March 2024", ["2024-03-05"], {
    readings: [
      { ...makeReading("2024-03-05"), components: { year: "2024", weekday: "Tuesday" }, implied: ["weekday"] },
    ],
  }),
  hello: makeResult("hello", []),
  slow: makeResult("slow", [], { completed: false, timeout_reached: true, run_time_ms: REASONER_LIMITS.lineMs }),
};
/** What the Debugging panel shows (specification §2). */
const DEBUGGING = [
  ...["Raw input", "Flattened input", "Critical slots", "Splitter", "Skipper", "Number of top paths"],
  ...["Reasoning time (ms)", "Timeout", "Threshold reached", "Fast", "Stop iterations", "Solution found"],
  "Single solution",
];

async function show({ flags = {}, ...answers }: Answers & { readonly flags?: object } = {}) {
  const service = fakeService({
    reasonLines: ({ inputs }) => ({
      completed: true,
      results: inputs.map((line) => (isTooLong(line) ? tooLong(line) : (RESULTS[line] ?? makeResult(line, [line])))),
      run_time_ms: 1,
      num_ambiguous_inputs: 0,
      num_errors: 0,
      msg: null,
    }),
    tags: () => ({ view_uuid: "aaaaaaaa-1111-4000-8000-000000000009" }),
    ...answers,
  });
  openSession();
  const routeTree = createRootRoute({ component: TextCleanerScreen, validateSearch: () => flags });
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ["/"] }) });
  const { user, container } = renderScreen(<RouterProvider router={router as never} />);
  const box = await screen.findByRole("textbox", { name: "Lines to clean" });
  const paste = async (text: string) => {
    box.focus();
    await user.paste(text);
  };
  const result = (line: number) => container.querySelector<HTMLElement>(`[data-line="${line - 1}"]`)!;
  const openMenu = async (line: number) => {
    await user.click(result(line));
    const menu = await screen.findByRole("dialog", { name: `Line ${line}` });
    await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
    return within(menu);
  };
  const shows = (line: number, text: string) => waitFor(() => expect(result(line).textContent).toContain(text));
  return { user, service, box, paste, result, openMenu, shows };
}

/** What an open menu offers, in its order. */
const offers = (): readonly (string | null | undefined)[] =>
  [...screen.getByRole("dialog").querySelectorAll("button, a, input")].map((control) =>
    control instanceof HTMLInputElement ? control.placeholder : control.firstChild?.textContent,
  );
const found = (count: number) => screen.findByText(TEXT_CLEANER_LABELS.found(count));

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

it("says which line decided another, offers its other reading, and is cleared", async () => {
  const { user, box, paste, result, openMenu, shows } = await show();
  await paste("04/05/2024\n2024-12-25");
  await screen.findByText("(1 line)");
  expect(result(1).textContent).toContain("2024-05-04day first, inferred from line 2");
  const other = within((await openMenu(1)).getByRole("region", { name: "Other readings" }));
  await user.click(other.getByRole("button", { name: /^2024-04-05/ }));
  await shows(1, "2024-04-05");
  await user.click(screen.getByRole("button", { name: TEXT_CLEANER_LABELS.clear }));
  await waitFor(() => expect(result(1)).toBeNull());
  expect((box as HTMLTextAreaElement).value).toBe("");
});

it("has a menu for each kind of result", async () => {
  const { user, paste, openMenu, shows } = await show({ solveLine: () => makeResult("slow", []) });
  await paste("5 March 2024\nhello\n03/04/2024\nslow");
  await found(3);
  const { components, showComponents, debugging, edit, reportProblem, tryAgain, leaveAsIs } = TEXT_CLEANER_LABELS;
  const MENUS = [
    [components, debugging, edit, reportProblem],
    [tryAgain, leaveAsIs, reportProblem],
    [
      ...[showComponents, "2024-04-03", "2024-03-04", TEXT_CLEANER_LABELS.findMore, leaveAsIs],
      ...["#N/A", "N/A", "NULL", "None", "NaT (Pandas)", TEXT_CLEANER_LABELS.valuePlaceholder, "Use"],
      ...[debugging, reportProblem],
    ],
  ];
  for (const [index, items] of MENUS.entries()) {
    await openMenu(index + 1);
    expect(offers()).toEqual(items);
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  }
  const menu = await openMenu(4);
  expect(menu.getByText(TEXT_CLEANER_LABELS.noSolutionWithin(1000))).toBeTruthy();
  expect(offers()).toEqual([leaveAsIs, TEXT_CLEANER_LABELS.moreOptions, debugging, reportProblem]);
  await user.click(menu.getByRole("button", { name: TEXT_CLEANER_LABELS.moreOptions }));
  await menu.findByRole("heading", { name: TEXT_CLEANER_LABELS.overridden });
  await user.click(menu.getByRole("button", { name: TEXT_CLEANER_LABELS.find }));
  await menu.findByRole("button", { name: TEXT_CLEANER_LABELS.lookHarder });
  await user.click(menu.getByRole("button", { name: leaveAsIs }));
  await shows(4, "slow");
  await found(2);
});

it("says what a datetime consists of, how it was found, and takes another in its place", async () => {
  const { user, paste, openMenu, shows } = await show();
  await paste("5 March 2024");
  await found(0);
  const menu = await openMenu(1);
  await user.click(menu.getByRole("button", { name: TEXT_CLEANER_LABELS.components }));
  expect((await menu.findByText("Tuesday")).textContent).toBe("Tuesdayimplied");
  await user.click(menu.getByRole("button", { name: TEXT_CLEANER_LABELS.debugging }));
  for (const title of DEBUGGING) await menu.findByText(title);
  expect(menu.getByRole("link", { name: TEXT_CLEANER_LABELS.reportProblem }).getAttribute("href")).toMatch(
    /^mailto:[^?]*[?]subject=.*5%20March%202024/,
  );
  await user.click(menu.getByRole("button", { name: TEXT_CLEANER_LABELS.edit }));
  await menu.findByRole("heading", { name: TEXT_CLEANER_LABELS.overridden });
  await found(1);
  await user.click(menu.getByRole("button", { name: "NaT (Pandas)" }));
  await shows(1, "NaT");
  await found(0);
  const again = await openMenu(1);
  await user.type(again.getByPlaceholderText(TEXT_CLEANER_LABELS.valuePlaceholder), "2024-03-06");
  await user.click(again.getByRole("button", { name: "Use" }));
  await shows(1, "2024-03-06");
});

it("tries a text again for ten seconds at most, and settles it when that finds one datetime", async () => {
  const given: ((result: LineResult) => void)[] = [];
  const { user, service, paste, openMenu, shows } = await show({
    solveLine: () => new Promise<LineResult>((resolve) => given.push(resolve)),
  });
  await paste("hello\n5 March 2024");
  await found(1);
  const menu = await openMenu(1);
  await user.click(menu.getByRole("button", { name: TEXT_CLEANER_LABELS.tryAgain }));
  expect((await menu.findByRole("progressbar")).style.getPropertyValue("--retry-time")).toBe("10000ms");
  await waitFor(() => expect(given).toHaveLength(1));
  given[0]?.(makeResult("hello", []));
  await menu.findByText("No datetime was found in this line.");
  await found(1);
  await user.click(menu.getByRole("button", { name: TEXT_CLEANER_LABELS.tryAgain }));
  await waitFor(() => expect(given).toHaveLength(2));
  expect(service.asked("solveLine")[1]).toMatchObject({ input: "hello", infer_datetime: false });
  given[1]?.(makeResult("hello", ["2024-03-05"]));
  await shows(1, "2024-03-05");
  await found(0);
});

it("leaves a line whole that is too long to be read", async () => {
  const { user, paste, openMenu } = await show();
  const long = "x".repeat(REASONER_LIMITS.lineCharacters + 1);
  await paste(`${long}\n5 March 2024`);
  await found(1);
  const menu = await openMenu(1);
  expect(menu.getByText(/^This line has more than 10,000 characters/)).toBeTruthy();
  await user.click(menu.getByRole("button", { name: TEXT_CLEANER_LABELS.leaveAsIs }));
  await user.click(screen.getByRole("button", { name: TEXT_CLEANER_LABELS.copy }));
  await screen.findByRole("button", { name: "Copied" });
  expect(await navigator.clipboard.readText()).toBe(`${long}\n2024-03-05`);
});

it("searches longer, with a budget that grows", async () => {
  const { user, service, paste, openMenu } = await show({
    solveLine: ({ input }) => RESULTS[input] ?? makeResult(input, []),
  });
  await paste("03/04/2024");
  await found(1);
  const menu = await openMenu(1);
  const budgets = () => service.asked("solveLine").map((body) => body.max_time_ms);
  await user.click(menu.getByRole("button", { name: TEXT_CLEANER_LABELS.findMore }));
  await waitFor(() => expect(budgets()).toEqual([10_000]));
  await user.click(await menu.findByRole("button", { name: TEXT_CLEANER_LABELS.findMore }));
  await waitFor(() => expect(budgets()).toEqual([10_000, 15_000]));
});

it("asks for another format at once, keeps what was decided, and shows the locale only where it matters", async () => {
  const { user, service, paste, shows } = await show();
  await paste("03/04/2024\n5 March 2024");
  await user.click(await screen.findByRole("button", { name: "2024-03-04" }));
  await found(0);
  const format = screen.getByLabelText(TEXT_CLEANER_LABELS.format);
  const locale = () => screen.queryByLabelText(TEXT_CLEANER_LABELS.locale);
  const asked = () => service.asked("reasonLines").at(-1);
  expect(locale()).toBeNull();
  await user.selectOptions(format, "Full Format");
  await waitFor(() => expect(locale()).not.toBeNull());
  await waitFor(() => expect(asked()).toMatchObject({ locale: "de_CH" }));
  await user.selectOptions(locale()!, "English GB");
  await waitFor(() => expect(asked()).toMatchObject({ locale: "en_GB" }));
  await shows(1, "2024-03-04");
  await user.selectOptions(format, "Custom Format 1");
  await waitFor(() => expect(locale()).toBeNull());
  await found(0);
});

it("hides the results while the service is away, and goes on where it was", async () => {
  let isAway = false;
  const { user, paste, result } = await show({
    reasonLines: ({ inputs }) => {
      if (isAway) return refuse(503, "overloaded", "Too busy");
      const results = inputs.map((line) => RESULTS[line] ?? makeResult(line, [line, `${line} otherwise`]));
      return { completed: true, results, run_time_ms: 1, num_ambiguous_inputs: 0, num_errors: 0, msg: null };
    },
  });
  await paste("03/04/2024\n");
  await user.click(await screen.findByRole("button", { name: "2024-04-03" }));
  await found(0);
  isAway = true;
  await paste("05/06/2024");
  await screen.findByText(CLIENT_ERRORS.serviceUnavailable);
  expect(result(1)).toBeNull();
  isAway = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await found(1);
  expect(result(1).textContent).toContain("2024-04-03");
});

it("asks one question at a time, and shows the answer to the newest", async () => {
  const asked: (readonly string[])[] = [];
  let release: () => void = () => undefined;
  const first = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { user, box, paste, shows } = await show({
    reasonLines: async ({ inputs }) => {
      asked.push(inputs);
      if (asked.length === 1) await first;
      const results = inputs.map((line) => makeResult(line, [line]));
      return { completed: true, results, run_time_ms: 1, num_ambiguous_inputs: 0, num_errors: 0, msg: null };
    },
  });
  await paste("2001-01-01");
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(await screen.findAllByText(TEXT_CLEANER_LABELS.inProgress)).not.toEqual([]);
  for (const text of ["2002-02-02", "2003-03-03"]) {
    await user.tripleClick(box);
    await paste(text);
  }
  release();
  await shows(1, "2003-03-03");
  expect(asked).toEqual([["2001-01-01"], ["2003-03-03"]]);
});

it("takes a text file, and no other", async () => {
  const { user, shows } = await show();
  const file = (name: string) => new File(["5 March 2024\n"], name, { type: "text/plain" });
  const input = screen.getByLabelText("Text file");
  await user.upload(input, file("dates.csv"));
  expect((await screen.findByRole("alert")).textContent).toBe(CLIENT_ERRORS.textFilesOnly);
  await user.upload(input, file("dates.txt"));
  await shows(1, "2024-03-05");
  expect(screen.queryByRole("alert")).toBeNull();
});

it("hides the controls of the beta and of the web mode unless asked for", async () => {
  await show();
  for (const name of ["Save", "DWH", "Share"]) expect(screen.queryByRole("button", { name })).toBeNull();
  expect(screen.queryByRole("switch")).toBeNull();
});

it("has the controls of the beta and of the web mode, and cleans one column of pasted cells", async () => {
  const { user, service, paste, shows } = await show({ flags: { beta: 1, mode: "web" } });
  for (const name of ["Save", "DWH", "Share"]) expect(screen.getByRole("button", { name })).toBeTruthy();
  expect(screen.getByRole("switch", { name: "Fast" })).toBeTruthy();
  await paste("a\t2024-03-05\nb\t2024-03-06");
  await screen.findByText(/^Processed 2 rows/);
  await user.selectOptions(screen.getByLabelText("Column"), "Column 2");
  await waitFor(() => expect(service.asked("reasonLines").at(-1)?.inputs).toEqual(["2024-03-05", "2024-03-06"]));
  await shows(2, "2024-03-06");
});
