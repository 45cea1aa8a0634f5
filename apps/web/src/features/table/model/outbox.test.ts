import { describe, expect, it } from "vitest";
import { ApiProblem } from "../../../lib/api-problem.ts";
import {
  type EditProgress,
  isCleanedAgain,
  isWorthRetrying,
  type OutboxEntry,
  pendingSettings,
  retryDelayMs,
  withRowsEdits,
} from "./outbox.ts";
import type { ScreenEdit } from "./screen-edit.ts";

const SENDING: EditProgress = { kind: "sending" };
const SAVED: EditProgress = { kind: "saved" };
const REFUSED: EditProgress = { kind: "refused", reason: "no" };

const WHOLE_TABLE = { row: null, column: null };

const entry = (edit: ScreenEdit, progress: EditProgress): OutboxEntry => ({
  id: "",
  edit,
  sent: { dt_utc: "2026-01-01 00:00:00" },
  progress,
});

describe("outbox", () => {
  it("knows which rows will be left out, when all edits are saved", () => {
    const rows = (first: number, last: number, isLeftOut: boolean, progress: EditProgress): OutboxEntry =>
      entry({ kind: "rows", place: WHOLE_TABLE, value: { rows: [[first, last]], isLeftOut } }, progress);
    const outbox = [rows(4, 9, true, SENDING), rows(5, 5, false, { kind: "waiting" })];
    expect(withRowsEdits(outbox, [[1, 1]])).toEqual([
      [1, 1],
      [4, 4],
      [6, 9],
    ]);
    const saved = [rows(4, 9, true, SAVED), rows(5, 5, false, REFUSED)];
    expect(withRowsEdits(saved, [[4, 9]])).toEqual([[4, 9]]);
  });

  it("knows the settings that were chosen last, until the server has cleaned all columns by them", () => {
    const chosen = (repairs: "propose" | "apply", progress: EditProgress): OutboxEntry =>
      entry({ kind: "settings", place: WHOLE_TABLE, value: { forms: "standard", repairs } }, progress);
    const title = entry({ kind: "title", place: { row: null, column: 0 }, value: "t" }, SENDING);
    const outbox = [title, chosen("propose", SENDING), chosen("apply", SENDING)];
    expect(pendingSettings(outbox)).toEqual({ forms: "standard", repairs: "apply" });
    expect([0, 7].map((column) => isCleanedAgain(outbox, column))).toEqual([true, true]);
    const saved = [title, chosen("propose", SAVED), chosen("apply", SAVED)];
    expect(pendingSettings(saved)).toBeUndefined();
    expect(isCleanedAgain(saved, 0)).toBe(false);
  });

  it("waits longer after every failure, but not for ever", () => {
    expect([0, 1, 2, 3, 20].map(retryDelayMs)).toEqual([0, 1000, 2000, 4000, 30_000]);
  });

  it.each([
    ["the network is away", new ApiProblem(0, "network", ""), true],
    ["the session has ended", new ApiProblem(401, "no_session", ""), true],
    ["there were too many calls", new ApiProblem(429, "rate_limited", ""), true],
    ["the server has failed", new ApiProblem(500, "internal", ""), true],
    ["the edit was refused", new ApiProblem(422, "edit_refused", ""), false],
    ["the page is wrong", new Error("broken"), false],
  ])("tries an edit again, or does not, where %s", (_, error, isTriedAgain) => {
    expect(isWorthRetrying(error)).toBe(isTriedAgain);
  });
});
