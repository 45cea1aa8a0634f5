import { expect, it } from "vitest";
import { CLEANING_PRESETS, findPreset, nameSettings } from "./cleaning-presets.ts";

it.each(CLEANING_PRESETS)("knows the settings of $id again", ({ id, title, settings }) => {
  expect(findPreset({ ...settings })?.id).toBe(id);
  expect(nameSettings({ ...settings })).toBe(title);
});

it("says in words what only a script can choose", () => {
  const settings = { forms: "keep", repairs: "apply" } as const;
  expect(findPreset(settings)).toBeUndefined();
  expect(nameSettings(settings)).toBe("Set by a script: formats are kept, likely corrections are applied");
});
