import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiProblem } from "../../../lib/api-problem.ts";
import { makeTable } from "../testing/make-table.ts";
import { dismissEdit, type QueuedEdit, sendAgain, sendInTurn } from "./outbox-queue.ts";
import type { TableSession } from "./table-session.ts";

const AWAY = new ApiProblem(0, "network", "Away");
const NO = new ApiProblem(422, "edit_refused", "No");

let table: TableSession;
let sent: string[];
/** What the server says to each attempt, in their order; it saves when nothing is left. */
let answers: (Error | Promise<void>)[];

const edit = (id: string): QueuedEdit => {
  const title = { kind: "title", place: { row: null, column: 0 }, value: id } as const;
  return { id, edit: title, sent: { dt_utc: "", column_uuid: "c" } };
};

async function send({ id }: QueuedEdit): Promise<object> {
  sent.push(id);
  const answer = answers.shift();
  if (answer instanceof Error) throw answer;
  await answer;
  return {};
}

const put = (id: string) => sendInTurn(table.queries, edit(id), send).catch(() => {});
const progress = () => table.outbox.get().map(({ id, progress: { kind } }) => `${id} ${kind}`);

beforeEach(() => {
  vi.useFakeTimers();
  table = makeTable(["Day"], []);
  sent = [];
  answers = [];
});
afterEach(() => void vi.useRealTimers());

it("edits go out one after another, in the order of editing, and stay listed", async () => {
  let release = (): void => {};
  answers.push(new Promise((resolve) => (release = resolve)));
  void put("a");
  void put("b");
  expect(progress()).toEqual(["a sending", "b waiting"]);
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual(["a"]);
  release();
  await vi.advanceTimersByTimeAsync(0);
  expect([sent, progress()]).toEqual([
    ["a", "b"],
    ["a saved", "b saved"],
  ]);
});

it("an edit that could not reach the server is tried again before any later one, after a while", async () => {
  answers.push(AWAY, AWAY);
  void put("a");
  void put("b");
  await vi.advanceTimersByTimeAsync(999);
  expect(sent).toEqual(["a"]);
  await vi.advanceTimersByTimeAsync(1 + 1999);
  expect(sent).toEqual(["a", "a"]);
  await vi.advanceTimersByTimeAsync(1);
  expect([sent, progress()]).toEqual([
    ["a", "a", "a", "b"],
    ["a saved", "b saved"],
  ]);
});

it("a refused edit does not stop the others; it is sent again when asked to, and forgotten when dismissed", async () => {
  answers.push(NO, undefined as never, NO);
  await put("a");
  await put("b");
  await put("c");
  expect(progress()).toEqual(["a refused", "b saved", "c refused"]);
  expect(table.outbox.get()[0]?.progress).toEqual({ kind: "refused", reason: "No" });
  await sendAgain(table.queries, "a");
  dismissEdit(table.queries, "c");
  expect([sent, progress()]).toEqual([
    ["a", "b", "c", "a"],
    ["a saved", "b saved"],
  ]);
});

it("an edit goes out also while nobody looks at the page", async () => {
  const hidden = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  answers.push(AWAY);
  void put("a");
  void put("b");
  await vi.advanceTimersByTimeAsync(1000);
  expect(progress()).toEqual(["a saved", "b saved"]);
  hidden.mockRestore();
});

it("an entry whose edit has not moved is the same object", async () => {
  await put("a");
  const [before] = table.outbox.get();
  await put("b");
  expect(table.outbox.get()[0]).toBe(before);
});
