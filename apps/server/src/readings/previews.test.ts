import { setTimeout as later } from "node:timers/promises";
import type { PreviewInput } from "@limpid/worker-protocol";
import { expect, it, vi } from "vitest";
import { WorkerDied } from "../workers/call-errors.ts";
import type { Workers } from "../workers/lanes.ts";
import { Previews } from "./previews.ts";

const INPUT: PreviewInput = {
  uploadPath: "a.csv",
  fileName: "a.csv",
  choices: {},
  rows: 1,
  columns: 1,
  cellCharacters: 1,
};
const NOBODY_LEFT = new AbortController().signal;

/** Works until it is to stop, and then says why. */
const busy = {
  call: (_method: string, _input: unknown, { signal }: { signal: AbortSignal }) =>
    later(60_000, undefined, { signal }).catch(() => {
      throw signal.reason;
    }),
} as unknown as Pick<Workers, "call">;

it("a preview gives way to a newer one of the same table and visitor, and to no other", async () => {
  const previews = new Previews(busy);
  const gone = new AbortController();
  const first = previews.preview("table visitor", INPUT, NOBODY_LEFT);
  const other = previews.preview("table guest", INPUT, gone.signal);
  const second = previews.preview("table visitor", INPUT, gone.signal);
  await expect(first).rejects.toMatchObject({ code: "superseded" });
  gone.abort(new Error("the visitors have left"));
  await expect(other).rejects.toThrow("the visitors have left");
  await expect(second).rejects.toThrow("the visitors have left");
});

it("a preview that needs more memory than there is says so", async () => {
  const full = { call: () => Promise.reject(new WorkerDied("The worker ended (SIGABRT)", true)) };
  const preview = new Previews(full as unknown as Pick<Workers, "call">).preview("a", INPUT, NOBODY_LEFT);
  await expect(preview).rejects.toMatchObject({
    code: "unreadable_file",
    detail: "Reading it this way takes more memory than there is",
  });
});

it("a preview that takes too long is ended, and says so", async () => {
  vi.useFakeTimers();
  const preview = new Previews(busy).preview("a", INPUT, NOBODY_LEFT);
  const ended = expect(preview).rejects.toMatchObject({ code: "reading_too_slow" });
  await vi.advanceTimersByTimeAsync(10_000);
  await ended;
  vi.useRealTimers();
});
