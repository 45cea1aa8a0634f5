import { describe, expect, it } from "vitest";
import { type GridCommand, type KeyPress, readEditorKey, readGridKey } from "./key-map.ts";

/** "ctrl+shift+Home" */
function press(keys: string): KeyPress {
  const parts = keys === "+" ? ["+"] : keys.split("+");
  const has = (name: string): boolean => parts.slice(0, -1).includes(name);
  return {
    key: parts.at(-1) ?? "",
    ctrlKey: has("ctrl"),
    metaKey: has("meta"),
    shiftKey: has("shift"),
    altKey: has("alt"),
  };
}

describe("readGridKey", () => {
  it.each<[string, GridCommand["kind"]]>([
    ["ArrowDown", "move"],
    ["Home", "move"],
    ["ctrl+End", "move"],
    ["meta+ArrowUp", "move"],
    ["PageDown", "move"],
    ["Enter", "edit"],
    ["F2", "edit"],
    ["x", "type"],
    ["shift+É", "type"],
    ["+", "type"],
    ["Delete", "clear"],
    ["Backspace", "clear"],
    ["ctrl+a", "select"],
    ["shift+ ", "select"],
    ["Escape", "select"],
    [" ", "open"],
    ["alt+ArrowDown", "open"],
    ["ctrl+Enter", "open"],
    ["alt+ArrowRight", "resize"],
  ])("reads %s as %s", (keys, kind) => {
    expect(readGridKey(press(keys))?.kind).toBe(kind);
  });

  it.each(["Tab", "shift+Tab", "F5", "ctrl+c", "ctrl+z", "meta+r", "Shift", "Dead", "alt+x", "Process"])(
    "leaves %s to the browser or the screen",
    (keys) => {
      expect(readGridKey(press(keys))).toBeNull();
    },
  );

  it("extends the selection with shift", () => {
    expect(readGridKey(press("shift+ArrowRight"))).toMatchObject({ isExtending: true });
    expect(readGridKey(press("ArrowRight"))).toMatchObject({ isExtending: false });
  });
});

describe("readEditorKey", () => {
  it.each([
    ["Enter", { kind: "commit", rows: 1, columns: 0 }],
    ["shift+Enter", { kind: "commit", rows: -1, columns: 0 }],
    ["Tab", { kind: "commit", rows: 0, columns: 1 }],
    ["shift+Tab", { kind: "commit", rows: 0, columns: -1 }],
    ["Escape", { kind: "restore" }],
    ["ArrowLeft", null],
    ["a", null],
  ])("reads %s", (keys, expected) => {
    expect(readEditorKey(press(keys))).toEqual(expected);
  });
});
