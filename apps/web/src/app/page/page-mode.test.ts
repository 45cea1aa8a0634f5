import { expect, it } from "vitest";
import { chooseBodyWidth, type PageMode } from "./page-mode.ts";

it.each<[PageMode, string]>([
  ["table", "wide"],
  ["sql", "wide"],
  ["view", "wide"],
  ["upload", "narrow"],
  ["search", "narrow"],
  ["feed", "narrow"],
  ["embed", "narrow"],
])("gives the mode %s a %s body", (mode, width) => {
  expect(chooseBodyWidth(mode)).toBe(width);
});
