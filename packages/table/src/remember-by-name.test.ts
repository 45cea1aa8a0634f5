import { expect, it } from "vitest";
import { rememberByName } from "./remember-by-name.ts";

it("finds out once for each name", () => {
  const asked: string[] = [];
  const lengthOf = rememberByName((name: string) => {
    asked.push(name);
    return name.length;
  });
  expect([lengthOf("one"), lengthOf("three"), lengthOf("one")]).toEqual([3, 5, 3]);
  expect(asked).toEqual(["one", "three"]);
});
