import { expect, it } from "vitest";
import { readmeWithClasses } from "./readme-classes.ts";

it("counts the classes in the README, and nothing else there", () => {
  const page = "There:\n\n- 7 forms out.\n- 125 classes of values, from dates\n\n12 classes of values";
  expect(readmeWithClasses(page, 126)).toBe(page.replace("125", "126"));
  expect(() => readmeWithClasses("no such line", 126)).toThrow(/classes of values/);
});
