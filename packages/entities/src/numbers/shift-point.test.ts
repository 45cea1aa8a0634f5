import { expect, it } from "vitest";
import { shiftPoint } from "./shift-point.ts";

it.each([
  ["12", -2, "0.12"],
  ["0.29", -2, "0.0029"],
  ["0.5", -2, "0.005"],
  ["100", -2, "1.00"],
  ["-7.25", -2, "-0.0725"],
  ["0.12", 2, "12"],
  ["0.005", 2, "0.5"],
  ["1.5", 2, "150"],
  ["-0.1", 2, "-10"],
  ["1e5", -2, "1e5"],
])("%s by %i places is %s", (text, places, expected) => {
  expect(shiftPoint(text, places)).toBe(expected);
});
