/** Text Cleaner: each line beside its datetime, what is open to be decided, and the result to take away. */
import { CLIENT_ERRORS, REASONER_LIMITS, type ReasonerReply, TEXT_CLEANER_LABELS } from "@limpid/contract";
import { expect, it } from "vitest";
import { TextCleanerPage } from "./pages/text-cleaner-page.ts";
import { openProduct, type Visit, type VisitOptions } from "./product.ts";
import { shoot } from "./shots.ts";

const product = openProduct();
/** What the Debugging panel shows (specification §2). */
const DEBUGGING = [
  ...["Raw input", "Flattened input", "Critical slots", "Splitter", "Skipper", "Number of top paths"],
  ...["Reasoning time (ms)", "Timeout", "Threshold reached", "Fast", "Stop iterations", "Solution found"],
  "Single solution",
];

it("offers both readings of an ambiguous line, settles all alike, and copies the result", async () => {
  const { cleaner, page, context } = await openCleaner();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await cleaner.clean("03/04/2024", "05/06/2024", "2024-02-13 14:05");
  await cleaner.thingsToFix(2);
  await cleaner.copy.hover();
  await page.getByRole("tooltip").filter({ hasText: TEXT_CLEANER_LABELS.notAllClean }).waitFor();
  await shoot(page, "text-cleaner-ambiguous");

  await cleaner.reading(1, "2024-03-04").click();
  await cleaner.shows(1, "2024-03-04");
  await cleaner.thingsToFix(1);
  await page.getByRole("button", { name: "Apply to 1 similar line" }).click();
  await cleaner.shows(2, "2024-05-06");
  await cleaner.thingsToFix(0);

  await cleaner.copy.click();
  await cleaner.copy.filter({ hasText: "Copied" }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("2024-03-04\n2024-05-06\n2024-02-13 14:05:00");
  await shoot(page, "text-cleaner-decided");
});

it("lets one line decide another, and says which", async () => {
  const { cleaner, page } = await openCleaner();
  await cleaner.clean("03/04/2024", "25/12/2023");
  await cleaner.shows(1, "2024-04-03");
  await cleaner.shows(1, "day first, inferred from line 2");
  await page.getByText("(1 line)").waitFor();
  const menu = await cleaner.openMenu(1);
  await menu.getByRole("region", { name: "Other readings" }).getByRole("button", { name: "2024-03-04" }).click();
  await cleaner.shows(1, "2024-03-04");

  await cleaner.clear.click();
  await cleaner.result(1).waitFor({ state: "detached" });
  expect(await cleaner.lines.inputValue()).toBe("");
});

it("has a menu for each kind of result", async () => {
  const { cleaner, page } = await openCleaner();
  await page.route("**/reasoner/v1/multi", async (route) => {
    const response = await route.fetch();
    const reply: ReasonerReply = await response.json();
    await route.fulfill({ response, json: { ...reply, results: reply.results.map(hangWhenSlow) } });
  });
  await cleaner.clean("5 March 2024", "hello", "03/04/2024", "slow");
  const { components, showComponents, debugging, edit, reportProblem, tryAgain, leaveAsIs } = TEXT_CLEANER_LABELS;

  await cleaner.openMenu(1);
  expect(await cleaner.offers()).toEqual([components, debugging, edit, reportProblem]);
  await cleaner.closeMenu();
  await cleaner.openMenu(2);
  expect(await cleaner.offers()).toEqual([tryAgain, leaveAsIs, reportProblem]);
  await cleaner.closeMenu();
  await cleaner.openMenu(3);
  await cleaner.menu.getByRole("heading", { name: TEXT_CLEANER_LABELS.ambiguous }).waitFor();
  expect(await cleaner.offers()).toEqual([
    ...[showComponents, "2024-04-03", "2024-03-04", TEXT_CLEANER_LABELS.findMore, leaveAsIs],
    ...["#N/A", "N/A", "NULL", "None", "NaT (Pandas)", TEXT_CLEANER_LABELS.valuePlaceholder, "Use"],
    ...[debugging, reportProblem],
  ]);
  await shoot(page, "text-cleaner-warning");
  await cleaner.closeMenu();
  await cleaner.openMenu(4);
  await cleaner.menu.getByText("No solution found within 1000ms").waitFor();
  expect(await cleaner.offers()).toEqual([leaveAsIs, TEXT_CLEANER_LABELS.moreOptions, debugging, reportProblem]);
  await shoot(page, "text-cleaner-error");
  await cleaner.menu.getByRole("button", { name: TEXT_CLEANER_LABELS.moreOptions }).click();
  await cleaner.menu.getByRole("heading", { name: TEXT_CLEANER_LABELS.overridden }).waitFor();
  await cleaner.menu.getByRole("button", { name: TEXT_CLEANER_LABELS.find, exact: true }).click();
  await cleaner.menu.getByRole("button", { name: TEXT_CLEANER_LABELS.lookHarder }).waitFor();
  await cleaner.menu.getByRole("button", { name: leaveAsIs }).click();
  await cleaner.shows(4, "slow");
  await cleaner.thingsToFix(2);
});

it("says what a datetime consists of, how it was found, and takes another in its place", async () => {
  const { cleaner, page } = await openCleaner();
  await cleaner.clean("5 March 2024");
  const menu = await cleaner.openMenu(1);
  await menu.getByRole("button", { name: TEXT_CLEANER_LABELS.components }).click();
  await menu.getByText("Tuesday").waitFor();
  await menu.getByRole("button", { name: TEXT_CLEANER_LABELS.debugging }).click();
  for (const title of DEBUGGING) await menu.getByText(title, { exact: true }).waitFor();
  expect(await menu.getByRole("link", { name: TEXT_CLEANER_LABELS.reportProblem }).getAttribute("href")).toMatch(
    /^mailto:hello@example\.org\?/,
  );
  await menu.getByRole("button", { name: TEXT_CLEANER_LABELS.edit }).click();
  await menu.getByRole("heading", { name: TEXT_CLEANER_LABELS.overridden }).waitFor();
  await cleaner.thingsToFix(1);
  await shoot(page, "text-cleaner-override");
  await menu.getByRole("button", { name: "NaT (Pandas)" }).click();
  await cleaner.shows(1, "NaT");
  await cleaner.thingsToFix(0);

  await cleaner.openMenu(1);
  await menu.getByPlaceholder(TEXT_CLEANER_LABELS.valuePlaceholder).fill("2024-03-06");
  await menu.getByRole("button", { name: "Use" }).click();
  await cleaner.shows(1, "2024-03-06");
});

it("tries a text again for ten seconds at most, and settles it when that finds one datetime", async () => {
  const { cleaner, page } = await openCleaner();
  await cleaner.clean("hello", "xx 5 March 2024 xx");
  const menu = await cleaner.openMenu(1);
  const tryAgain = menu.getByRole("button", { name: TEXT_CLEANER_LABELS.tryAgain });
  await tryAgain.click();
  await menu.getByText("No datetime was found in this line.").waitFor();
  await cleaner.thingsToFix(1);
  await cleaner.closeMenu();
  await expect.poll(() => isFocused(cleaner, 1)).toBe(true);
  await cleaner.openMenu(1);

  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/reasoner/v1", async (route) => {
    expect(route.request().postDataJSON()).toMatchObject({ input: "hello", infer_datetime: false });
    await held;
    const response = await route.fetch({ postData: { ...route.request().postDataJSON(), input: "5 March 2024" } });
    await route.fulfill({ response, json: { ...(await response.json()), raw_input_string: "hello" } });
  });
  await tryAgain.click();
  await menu.getByText(TEXT_CLEANER_LABELS.working).waitFor();
  const bar = menu.getByRole("progressbar");
  expect(await bar.evaluate((element) => getComputedStyle(element).getPropertyValue("--retry-time"))).toBe("10000ms");
  await shoot(page, "text-cleaner-trying");
  release();
  await cleaner.shows(1, "2024-03-05");
  await cleaner.thingsToFix(0);
});

it("leaves a line whole that is too long to be read", async () => {
  const { cleaner, page, context } = await openCleaner();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const long = "x".repeat(REASONER_LIMITS.lineCharacters + 1);
  await cleaner.import(long, "5 March 2024");
  const menu = await cleaner.openMenu(1);
  await menu.getByText("This line has more than 10,000 characters").waitFor();
  await menu.getByRole("button", { name: TEXT_CLEANER_LABELS.leaveAsIs }).click();
  await cleaner.copy.click();
  await cleaner.copy.filter({ hasText: "Copied" }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${long}\n2024-03-05`);
});

it("searches longer, with a budget that grows", async () => {
  const { cleaner, page } = await openCleaner();
  const budgets: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/reasoner/v1")) budgets.push(request.postDataJSON().max_time_ms);
  });
  await cleaner.clean("03/04/2024");
  const menu = await cleaner.openMenu(1);
  const search = menu.getByRole("button", { name: TEXT_CLEANER_LABELS.findMore });
  await search.click();
  await expect.poll(() => budgets).toEqual([10_000]);
  await search.click();
  await expect.poll(() => budgets).toEqual([10_000, 15_000]);
});

it("writes another format at once, keeps what was decided, and shows the locale only where it matters", async () => {
  const { cleaner } = await openCleaner();
  await cleaner.clean("03/04/2024", "5 March 2024");
  await cleaner.reading(1, "2024-04-03").click();
  expect(await cleaner.locale.count()).toBe(0);
  await cleaner.format.selectOption({ label: "Full Format" });
  await cleaner.shows(2, "Dienstag, 5. März 2024");
  await cleaner.shows(1, "Mittwoch, 3. April 2024");
  await cleaner.locale.selectOption({ label: "English GB" });
  await cleaner.shows(2, "Tuesday");
  await cleaner.format.selectOption({ label: "Custom Format 1" });
  await cleaner.shows(2, "2024.3.5");
  expect(await cleaner.locale.count()).toBe(0);
});

it("can be done without a mouse", async () => {
  const { cleaner, page } = await openCleaner();
  const { keyboard } = page;
  await cleaner.clean("2024-01-01", "03/04/2024", "hello", "05/06/2024");
  await cleaner.lines.focus();
  await keyboard.press("F8");
  await expect.poll(() => isFocused(cleaner, 2)).toBe(true);
  await keyboard.press("2");
  await cleaner.shows(2, "2024-03-04");
  await keyboard.press("F8");
  await expect.poll(() => isFocused(cleaner, 3)).toBe(true);
  await keyboard.press("l");
  await cleaner.thingsToFix(1);
  await keyboard.press("F8");
  await expect.poll(() => isFocused(cleaner, 4)).toBe(true);
  await keyboard.press("Enter");
  await cleaner.menuHasKeyboard();
  await keyboard.press("ArrowDown");
  await keyboard.press("Enter");
  await cleaner.shows(4, "2024-05-06");
  await cleaner.thingsToFix(0);
  await expect.poll(() => isFocused(cleaner, 4)).toBe(true);
  await keyboard.press("Home");
  await expect.poll(() => isFocused(cleaner, 1)).toBe(true);
  await keyboard.press("Enter");
  await cleaner.menuHasKeyboard();
  await keyboard.press("Escape");
  await cleaner.menu.waitFor({ state: "detached" });
  await expect.poll(() => isFocused(cleaner, 1)).toBe(true);
});

it("shows the mouse, too, where the next thing to fix is", async () => {
  const { cleaner, page } = await openCleaner();
  const dates = Array.from({ length: 60 }, (_, day) => `2024-01-${String((day % 28) + 1).padStart(2, "0")}`);
  await cleaner.clean(...dates, "31/02/2024", "2024-02-01");
  await cleaner.nextIssue.click();
  const isActive = () => cleaner.cell(61).evaluate((cell) => cell === document.activeElement);
  await expect.poll(isActive).toBe(true);
  expect(await cleaner.cell(61).evaluate((cell) => getComputedStyle(cell).outlineStyle)).toBe("solid");
  const pane = await cleaner.results.boundingBox();
  const line = await cleaner.cell(61).boundingBox();
  if (pane === null || line === null) throw new Error("The results are not in the page");
  expect(line.y).toBeGreaterThanOrEqual(pane.y);
  expect(line.y + line.height).toBeLessThanOrEqual(pane.y + pane.height);
  await shoot(page, "text-cleaner-next");
});

it("hides the results while the service is away, and goes on where it was", async () => {
  const { cleaner, page, faults } = await openCleaner();
  faults.allow(/status of 503/, "the reasoner is away");
  await cleaner.clean("03/04/2024");
  await cleaner.reading(1, "2024-04-03").click();
  await page.route("**/reasoner/v1/multi", (route) => route.fulfill({ status: 503, body: "" }));
  await cleaner.lines.fill("03/04/2024\n05/06/2024");
  await cleaner.status.filter({ hasText: CLIENT_ERRORS.serviceUnavailable }).waitFor();
  expect(await cleaner.results.getByRole("listitem").count()).toBe(0);
  await shoot(page, "text-cleaner-away");
  await page.unroute("**/reasoner/v1/multi");
  await page.getByRole("button", { name: "Try again" }).click();
  await cleaner.result(2).waitFor();
  await cleaner.thingsToFix(1);
});

it("asks one question at a time, and shows the answer to the newest", async () => {
  const { cleaner, page } = await openCleaner();
  const asked: string[][] = [];
  let release: () => void = () => undefined;
  const first = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/reasoner/v1/multi", async (route) => {
    asked.push(route.request().postDataJSON().inputs);
    if (asked.length === 1) await first;
    await route.fallback();
  });
  await cleaner.lines.fill("1 January 2001");
  await expect.poll(() => asked.length).toBe(1);
  await page.getByText(TEXT_CLEANER_LABELS.inProgress).first().waitFor();
  await cleaner.lines.fill("2 February 2002");
  await cleaner.lines.fill("3 March 2003");
  release();
  await cleaner.shows(1, "2003-03-03");
  expect(asked).toEqual([["1 January 2001"], ["3 March 2003"]]);
});

it("takes a text file, and no other", async () => {
  const { cleaner, page } = await openCleaner();
  const file = (name: string) => ({ name, mimeType: "text/plain", buffer: Buffer.from("5 March 2024\n") });
  await cleaner.fileInput.setInputFiles(file("dates.csv"));
  await page.getByRole("alert").filter({ hasText: CLIENT_ERRORS.textFilesOnly }).waitFor();
  await cleaner.fileInput.setInputFiles(file("dates.txt"));
  await cleaner.shows(1, "2024-03-05");
  expect(await page.getByRole("alert").count()).toBe(0);
});

it("keeps both panes level, and few results in the page, with ten thousand lines", async () => {
  const { cleaner } = await openCleaner();
  const lines = Array.from({ length: 10_000 }, (_, line) => `${(line % 28) + 1} March ${1900 + (line % 120)}`);
  await cleaner.import(...lines);
  expect(await cleaner.results.getByRole("listitem").count()).toBeLessThan(100);
  await cleaner.lines.evaluate((pane) => pane.scrollTo(0, pane.scrollHeight / 2));
  const tops = () =>
    Promise.all([cleaner.lines, cleaner.results].map((pane) => pane.evaluate((element) => element.scrollTop)));
  await expect.poll(async () => new Set(await tops()).size).toBe(1);
  await cleaner.results.evaluate((pane) => pane.scrollTo(0, 200_000));
  await cleaner.shows(5890, "1909-03-10");
  await expect.poll(tops).toEqual([200_000, 200_000]);
  expect(await cleaner.results.getByRole("listitem").count()).toBeLessThan(100);
});

it("shows each reason on a phone, below what it is about, and scrolls both panes to their ends", async () => {
  const { cleaner, page } = await openCleaner("/upload", { width: 390, height: 844 });
  await cleaner.clean(
    "Q3 2024",
    "31.02.2024",
    "5 Mar 2024 14:30 CET",
    ...Array.from({ length: 20 }, () => "2024-03-05"),
  );
  await cleaner.lines.evaluate((pane) => pane.scrollTo(0, 0));
  const [open, refused, dropped] = [
    cleaner.result(1).getByTitle("A quarter, written as its first month"),
    cleaner.result(2).getByText("31 February does not exist"),
    cleaner.result(3).getByText("dropped: time zone +01:00"),
  ];
  for (const reason of [open, refused, dropped]) {
    await reason.waitFor();
    expect(await reason.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  }
  const button = await cleaner.result(1).getByRole("button", { name: "2024-07" }).boundingBox();
  expect(button!.y + button!.height).toBeLessThanOrEqual((await open.boundingBox())!.y + 1);
  await shoot(page, "text-cleaner-phone");

  const left = (pane: Element) => pane.scrollHeight - pane.clientHeight - pane.scrollTop;
  await cleaner.results.evaluate((pane) => pane.scrollTo(0, pane.scrollHeight));
  await cleaner.shows(23, "2024-03-05");
  await expect.poll(() => cleaner.lines.evaluate(left)).toBeLessThan(2);
  expect(await cleaner.results.evaluate(left)).toBeLessThan(2);
});

it("hides the controls of the beta and of the web mode unless asked for", async () => {
  const { page } = await openCleaner();
  for (const name of ["Save", "DWH", "Share"]) expect(await page.getByRole("button", { name }).count()).toBe(0);
  expect(await page.getByRole("switch").count()).toBe(0);
  const beta = await openCleaner("/upload?beta=1&mode=web");
  for (const name of ["Save", "DWH", "Share"]) await beta.page.getByRole("button", { name, exact: true }).waitFor();
  await beta.page.getByRole("switch", { name: "Fast" }).waitFor();
  await beta.cleaner.clean("a\t5 March 2024", "b\t6 March 2024");
  await beta.page.getByLabel("Column").selectOption({ label: "Column 2" });
  await beta.cleaner.shows(2, "2024-03-06");
  const tags = beta.page.waitForResponse(/\/api\/v1\/tags$/);
  await beta.page.getByPlaceholder(TEXT_CLEANER_LABELS.chooseTag).click();
  await beta.page.getByRole("option", { name: "Kiwi" }).click();
  expect((await tags).status()).toBe(200);
  await beta.page.getByRole("link", { name: "Tables with these tags" }).waitFor();
});

async function openCleaner(path = "/upload", options?: VisitOptions): Promise<Visit & { cleaner: TextCleanerPage }> {
  const visit = await product.visit(path, options);
  const cleaner = new TextCleanerPage(visit.page);
  await cleaner.open();
  return { ...visit, cleaner };
}

/** Answers as the reasoner does for a line that took all of its time. */
function hangWhenSlow(result: ReasonerReply["results"][number]): ReasonerReply["results"][number] {
  if (result.raw_input_string !== "slow") return result;
  return { ...result, completed: false, msg: null, timeout_reached: true, run_time_ms: REASONER_LIMITS.lineMs };
}

function isFocused(cleaner: TextCleanerPage, line: number): Promise<boolean> {
  return cleaner.cell(line).evaluate((element) => element === document.activeElement);
}
