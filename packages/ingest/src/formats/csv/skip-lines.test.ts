import { describe, expect, it } from "vitest";
import { skipLines } from "./skip-lines.ts";

function skip(text: string, lines: number): unknown {
  const bytes = new TextEncoder().encode(text);
  const skipped = skipLines(bytes, lines);
  return skipped && [text.slice(skipped.end), skipped.clutter.map(({ line, text: clutter }) => `${line}: ${clutter}`)];
}

describe("skipLines", () => {
  it.each([
    ["none", "a\nb\n", 0, "a\nb\n", []],
    ["a line", "a\nb\n", 1, "b\n", ["1: a"]],
    ["lines of Windows", "a\r\n\r\nb\r\n", 2, "b\r\n", ["1: a"]],
    ["old lines of the Mac", "a\rb\rc", 2, "c", ["1: a", "2: b"]],
    ["lines with a doubled mark", "a\r\r\nb\r\r\nc", 1, "b\r\r\nc", ["1: a"]],
  ])("leaves out %s", (_, text, lines, rest, clutter) => {
    expect(skip(text, lines)).toEqual([rest, clutter]);
  });

  it("shows the first of very many", () => {
    expect(skip(`${"x\n".repeat(5000)}a,b\n`, 5000)).toEqual([
      "a,b\n",
      expect.arrayContaining(["1: x", "200: x", "201: (and 4,800 more lines)"]),
    ]);
  });

  it.each([
    ["all lines", "a\nb\n", 2],
    ["more lines than there are", "a\nb\n", 99],
    ["all but blank ones", "a\n\n \n", 1],
  ])("says when nothing is left below %s", (_, text, lines) => {
    expect(skip(text, lines)).toBeUndefined();
  });
});
