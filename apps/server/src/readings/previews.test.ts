import { setTimeout as later } from "node:timers/promises";
import { expect, it } from "vitest";
import type { PreviewInput } from "../children/preview-methods.ts";
import type { Workers } from "../children/worker-methods.ts";
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

/** Works until it is told to stop, and then says why. */
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
