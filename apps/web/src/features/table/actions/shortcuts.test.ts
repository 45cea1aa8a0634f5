import { expect, it } from "vitest";
import type { KeyPress } from "../../../ui/grid/key-map.ts";
import { findShortcut, SHORTCUTS } from "./shortcuts.ts";

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
});

it.each<[string, KeyPress, string]>([
  ["F8", press("F8"), "next-issue"],
  ["Shift+F8", press("F8", { shiftKey: true }), "previous-issue"],
  ["?, made with shift", press("?", { shiftKey: true }), "show-keys"],
  ["Ctrl+Z", press("z", { ctrlKey: true }), "undo"],
  ["Command+Z", press("z", { metaKey: true }), "undo"],
  ["Ctrl+Shift+Z", press("Z", { ctrlKey: true, shiftKey: true }), "redo"],
  ["Ctrl+Y", press("y", { ctrlKey: true }), "redo"],
])("finds %s", (_, keys, id) => {
  expect(findShortcut(keys, false)?.id).toBe(id);
});

it.each<[string, KeyPress]>([
  ["?", press("?", { shiftKey: true })],
  ["R", press("r")],
])("takes %s for text while typing", (_, keys) => {
  expect(findShortcut(keys, true)).toBeUndefined();
});

it.each([
  ["F8", "next-issue"],
  ["F9", "show-review"],
])("finds %s, which is no text, while typing too", (key, id) => {
  expect(findShortcut(press(key), true)?.id).toBe(id);
});

it.each<[string, KeyPress]>([
  ["letters, which are decisions on an issue and text elsewhere", press("n")],
  ["Alt+N, which belongs to the browser", press("n", { altKey: true })],
  ["Ctrl+N", press("n", { ctrlKey: true })],
])("does not answer %s", (_, keys) => {
  expect(findShortcut(keys, false)).toBeUndefined();
});

it("gives each key to one action only", () => {
  const keys = SHORTCUTS.flatMap((action) => action.keys ?? []);
  expect(new Set(keys).size).toBe(keys.length);
});
