/** What the grid gives to the clipboard, and takes from it. An editor inside has its own. */
import type { ClipboardEvent } from "react";
import type { GridSource } from "./grid-source.ts";
import type { Area } from "./position.ts";
import { type Block, fromTsv, toHtml, toTsv } from "./tsv.ts";

interface ClipboardTargets {
  readonly source: GridSource;
  readonly onClear: (area: Area) => void;
  readonly onPaste?: ((area: Area, block: Block) => void) | undefined;
  readonly onCopy?: ((area: Area) => boolean) | undefined;
}

type Handler = (event: ClipboardEvent<HTMLElement>) => void;

export function clipboardHandlers(
  { source, onClear, onPaste, onCopy }: ClipboardTargets,
  area: Area,
): { readonly onCopy: Handler; readonly onCut: Handler; readonly onPaste: Handler } {
  const copy: Handler = (event) => {
    event.preventDefault();
    if (onCopy?.(area) === true) return;
    const textAt = (row: number, column: number): string => source.cellAt(row, column)?.text ?? "";
    event.clipboardData.setData("text/plain", toTsv(area, textAt));
    event.clipboardData.setData("text/html", toHtml(area, textAt));
  };
  return {
    onCopy: (event) => {
      if (!isInEditor(event)) copy(event);
    },
    onCut: (event) => {
      if (isInEditor(event)) return;
      copy(event);
      onClear(area);
    },
    onPaste: (event) => {
      const text = event.clipboardData.getData("text/plain");
      if (isInEditor(event) || onPaste === undefined || text === "") return;
      event.preventDefault();
      onPaste(area, fromTsv(text));
    },
  };
}

function isInEditor({ target }: { readonly target: EventTarget }): boolean {
  return target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
}
