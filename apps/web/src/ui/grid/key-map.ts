/** Keys of the grid while no cell is being edited, and of the editor while one is (notes of the W3C grid pattern). */
import type { Edge, Movement } from "./position.ts";

export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

export type GridCommand =
  | { readonly kind: "move"; readonly movement: Movement; readonly isExtending: boolean }
  | { readonly kind: "edit" }
  | { readonly kind: "type"; readonly text: string }
  | { readonly kind: "clear" }
  | { readonly kind: "fill" }
  | { readonly kind: "open" }
  | { readonly kind: "select"; readonly what: "all" | "row" | "column" | "one" }
  | { readonly kind: "resize"; readonly direction: 1 | -1 };

export type EditorCommand =
  | { readonly kind: "commit"; readonly rows: number; readonly columns: number }
  | { readonly kind: "restore" };

const step = (rows: number, columns: number): Movement => ({ kind: "step", rows, columns });
const edge = (row: Edge, column: Edge): Movement => ({ kind: "edge", row, column });

const PLAIN: Readonly<Record<string, Movement>> = {
  ArrowUp: step(-1, 0),
  ArrowDown: step(1, 0),
  ArrowLeft: step(0, -1),
  ArrowRight: step(0, 1),
  Home: edge("same", "first"),
  End: edge("same", "last"),
  PageUp: { kind: "page", direction: -1 },
  PageDown: { kind: "page", direction: 1 },
};

const WITH_CONTROL: Readonly<Record<string, Movement>> = {
  ArrowUp: edge("first", "same"),
  ArrowDown: edge("last", "same"),
  ArrowLeft: edge("same", "first"),
  ArrowRight: edge("same", "last"),
  Home: edge("first", "first"),
  End: edge("last", "last"),
};

export function readGridKey(press: KeyPress): GridCommand | null {
  const hasControl = press.ctrlKey || press.metaKey;
  if (press.altKey) return readAltKey(press);
  const movement = (hasControl ? WITH_CONTROL : PLAIN)[press.key];
  if (movement !== undefined) return { kind: "move", movement, isExtending: press.shiftKey };
  if (hasControl) return readControlKey(press.key);
  return readPlainKey(press);
}

export function readEditorKey(press: KeyPress): EditorCommand | null {
  const back = press.shiftKey ? -1 : 1;
  if (press.key === "Enter") return { kind: "commit", rows: back, columns: 0 };
  if (press.key === "Tab") return { kind: "commit", rows: 0, columns: back };
  return press.key === "Escape" ? { kind: "restore" } : null;
}

function readAltKey({ key }: KeyPress): GridCommand | null {
  if (key === "ArrowDown") return { kind: "open" };
  if (key === "ArrowRight") return { kind: "resize", direction: 1 };
  return key === "ArrowLeft" ? { kind: "resize", direction: -1 } : null;
}

function readControlKey(key: string): GridCommand | null {
  if (key === "a" || key === "A") return { kind: "select", what: "all" };
  if (key === "d" || key === "D") return { kind: "fill" };
  if (key === " ") return { kind: "select", what: "column" };
  return key === "Enter" ? { kind: "open" } : null;
}

function readPlainKey({ key, shiftKey }: KeyPress): GridCommand | null {
  if (key === "Enter" || key === "F2") return { kind: "edit" };
  if (key === "Delete" || key === "Backspace") return { kind: "clear" };
  if (key === "Escape") return { kind: "select", what: "one" };
  if (key === " ") return shiftKey ? { kind: "select", what: "row" } : { kind: "open" };
  return isText(key) ? { kind: "type", text: key } : null;
}

/** Named keys are words of ASCII letters and digits; everything shorter was typed, including one emoji of two units. */
function isText(key: string): boolean {
  return [...key].length === 1;
}
