import { CLIENT_ERRORS } from "@limpid/contract";
import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useTextImport } from "./use-text-import.ts";

/** A file that is read when the test says so. */
function slowFile(name: string) {
  const file = new File([], name);
  let finish: (text: string) => void = () => undefined;
  const text = new Promise<string>((resolve) => {
    finish = resolve;
  });
  vi.spyOn(file, "text").mockReturnValue(text);
  return { file, finish };
}

it("takes the text of the file that was given last, however long the others take", async () => {
  const onText = vi.fn();
  const { result } = renderHook(() => useTextImport("", onText));
  const [first, second] = [slowFile("first.txt"), slowFile("second.txt")];
  act(() => result.current.load([first.file]));
  act(() => result.current.load([second.file]));
  await act(async () => second.finish("second"));
  await act(async () => first.finish("first"));
  expect(onText.mock.calls).toEqual([["second"]]);
});

it("takes nothing after a file that is none", async () => {
  const onText = vi.fn();
  const { result } = renderHook(() => useTextImport("", onText));
  const slow = slowFile("first.txt");
  act(() => result.current.load([slow.file]));
  act(() => result.current.load([new File([], "table.csv")]));
  await act(async () => slow.finish("first"));
  expect(result.current.mistake).toBe(CLIENT_ERRORS.textFilesOnly);
  expect(onText).not.toHaveBeenCalled();
});

it("says what was wrong with a file until the text is another one", () => {
  const { result, rerender } = renderHook(({ text }) => useTextImport(text, vi.fn()), { initialProps: { text: "a" } });
  act(() => result.current.load([new File([], "table.csv")]));
  expect(result.current.mistake).toBe(CLIENT_ERRORS.textFilesOnly);
  rerender({ text: "1/2/2023" });
  expect(result.current.mistake).toBeNull();
});
