import { describe, expect, it } from "vitest";
import {
  isCleanedAnew,
  nextToSend,
  type Outbox,
  type OutboxEvent,
  pendingSettings,
  retryDelayMs,
  stepOutbox,
  withRowsEdits,
} from "./outbox.ts";

const queued = (id: string): OutboxEvent => ({
  kind: "queued",
  entry: {
    id,
    row: 0,
    column: 0,
    body: { action: "edit_column_title", dt_utc: "2026-01-01 00:00:00", column_uuid: "c", value: id },
  },
});

const play = (...events: readonly OutboxEvent[]): Outbox => events.reduce(stepOutbox, [] as Outbox);

describe("outbox", () => {
  it("sends in the order of editing", () => {
    expect(nextToSend(play(queued("a"), queued("b")))?.id).toBe("a");
  });

  it("sends one at a time", () => {
    expect(nextToSend(play(queued("a"), queued("b"), { kind: "sent", id: "a" }))).toBeNull();
  });

  it("goes on with the next when one is saved", () => {
    const outbox = play(queued("a"), queued("b"), { kind: "sent", id: "a" }, { kind: "saved", id: "a" });
    expect(nextToSend(outbox)?.id).toBe("b");
  });

  it("tries the same edit again when the server could not be reached, before any later one", () => {
    const outbox = play(queued("a"), queued("b"), { kind: "sent", id: "a" }, { kind: "not reached", id: "a" });
    expect(nextToSend(outbox)).toMatchObject({ id: "a", failures: 1 });
  });

  it("does not let a refused edit stop the others", () => {
    const outbox = play(
      queued("a"),
      queued("b"),
      { kind: "sent", id: "a" },
      { kind: "refused", id: "a", reason: "no" },
    );
    expect(nextToSend(outbox)?.id).toBe("b");
  });

  it("sends a refused edit again when asked to, and forgets it when dismissed", () => {
    const refused = play(queued("a"), { kind: "refused", id: "a", reason: "no" });
    expect(nextToSend(refused)).toBeNull();
    expect(nextToSend(stepOutbox(refused, { kind: "retried", id: "a" }))?.id).toBe("a");
    expect(stepOutbox(refused, { kind: "dismissed", id: "a" })).toEqual([]);
  });

  it("knows which rows will be left out, when all edits are saved", () => {
    const rows = (id: string, first: number, last: number, isLeftOut: boolean): OutboxEvent => {
      return {
        kind: "queued",
        entry: { id, row: null, column: null, body: { action: "edit_rows", rows: [[first, last]], isLeftOut } },
      };
    };
    const outbox = play(rows("a", 4, 9, true), rows("b", 5, 5, false));
    expect(withRowsEdits(outbox, [[1, 1]])).toEqual([
      [1, 1],
      [4, 4],
      [6, 9],
    ]);
    const saved = play(
      rows("a", 4, 9, true),
      rows("b", 5, 5, false),
      { kind: "saved", id: "a" },
      { kind: "refused", id: "b", reason: "no" },
    );
    expect(withRowsEdits(saved, [[4, 9]])).toEqual([[4, 9]]);
  });

  it("knows the settings that were chosen last, until the server has cleaned all columns by them", () => {
    const chosen = (id: string, repairs: "propose" | "apply"): OutboxEvent => ({
      kind: "queued",
      entry: {
        id,
        row: null,
        column: null,
        body: {
          action: "edit_table_settings",
          dt_utc: "2026-01-01 00:00:00",
          settings: { forms: "standard", repairs },
        },
      },
    });
    const outbox = play(queued("t"), chosen("a", "propose"), chosen("b", "apply"));
    expect(pendingSettings(outbox)).toEqual({ forms: "standard", repairs: "apply" });
    expect([0, 7].map((column) => isCleanedAnew(outbox, column))).toEqual([true, true]);
    const saved = ["a", "b"].reduce((now, id) => stepOutbox(now, { kind: "saved", id }), outbox);
    expect(pendingSettings(saved)).toBeUndefined();
    expect(isCleanedAnew(saved, 0)).toBe(false);
  });

  it("waits longer after every failure, but not for ever", () => {
    expect([0, 1, 2, 3, 20].map(retryDelayMs)).toEqual([0, 1000, 2000, 4000, 30_000]);
  });
});
