import { expect, it } from "vitest";
import { readShapes } from "./read-shapes.ts";

it("tells one word from several, whichever comes first", () => {
  for (const dict of [
    ["No", "No fees", "Yes"],
    ["No fees", "No", "Yes"],
  ]) {
    const { ofCode } = readShapes({ title: "fees", dict, codes: Uint32Array.from([0, 1, 2, 2]) });
    const shapeOf = (text: string) => ofCode[dict.indexOf(text)];
    expect(shapeOf("No")).toBe(shapeOf("Yes"));
    expect(shapeOf("No")).not.toBe(shapeOf("No fees"));
  }
});
