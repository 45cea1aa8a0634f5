import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { fakeService } from "../../testing/fake-service.ts";
import { DEFAULT_OPTIONS } from "./api/cleaning-options.ts";
import type { LineResult } from "./api/reason-lines.ts";
import { viewLine } from "./model/line-view.ts";
import { makeResult } from "./testing/make-result.ts";
import { useRetries } from "./use-retries.ts";

const LINE = "03/04/24";

it("takes no result of a search that was begun with other options, and searches anew", async () => {
  const given: ((result: LineResult) => void)[] = [];
  const service = fakeService({ solveLine: () => new Promise<LineResult>((resolve) => given.push(resolve)) });
  const view = viewLine(makeResult(LINE, ["2024-04-03"]), undefined);
  const dispatch = vi.fn();
  const { result, rerender } = renderHook((options) => useRetries(options, dispatch), {
    initialProps: DEFAULT_OPTIONS,
  });
  act(() => result.current.search(0, view));
  await waitFor(() => expect(given).toHaveLength(1));
  rerender({ ...DEFAULT_OPTIONS, locale: "de_DE" });
  await waitFor(() => expect(result.current.busyLine).toBeNull());
  given[0]?.(makeResult(LINE, ["2024-04-03"]));
  act(() => result.current.search(0, view));
  await waitFor(() => expect(service.asked("solveLine")).toHaveLength(2));
  given[1]?.(makeResult(LINE, ["2024-04-03"]));
  await waitFor(() => expect(result.current.busyLine).toBeNull());
  expect(dispatch).toHaveBeenCalledTimes(1);
});
