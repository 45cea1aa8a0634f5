import { describe, expect, it } from "vitest";
import { boolean } from "./boolean.ts";

function clean(texts: readonly string[]) {
  const cleaner = boolean.study(
    texts.map((text) => ({ text, count: 1 })),
    { header: "" },
  );
  return texts.map((text) => cleaner.clean(text));
}

describe("a column of yes and no", () => {
  it("is written as true and false", () => {
    expect(clean(["Y", "N"])).toMatchObject([{ output: "true" }, { output: "false" }]);
    expect(clean(["y", "Y", "n", "yes"])).toMatchObject([
      { output: "true" },
      { output: "true" },
      { output: "false" },
      { output: "true" },
    ]);
  });

  it("is left alone when it holds initials that each mean yes or no somewhere", () => {
    expect(clean(["J", "Y", "N", "T", "F", "S"])).toMatchObject(
      ["J", "Y", "N", "T", "F", "S"].map((output) => ({ kind: "ok", output })),
    );
  });
});
