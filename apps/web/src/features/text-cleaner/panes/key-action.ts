/** What a key does on the active result. */
import type { TextCleaner } from "../use-text-cleaner.ts";

type Act = () => void;

const STEPS: Readonly<Record<string, (page: number, last: number) => number>> = {
  ArrowDown: () => 1,
  ArrowUp: () => -1,
  PageDown: (page) => page,
  PageUp: (page) => -page,
  Home: (_, last) => -last,
  End: (_, last) => last,
};

export function keyAction(key: string, cleaner: TextCleaner, pageRows: number): Act | null {
  const { views, state } = cleaner;
  const line = state.activeLine;
  const last = views.length - 1;
  const step = STEPS[key]?.(pageRows, last);
  if (step !== undefined) return () => cleaner.move(Math.min(last, Math.max(0, line + step)));
  const view = views[line];
  if (view === undefined) return null;
  if (key.toLowerCase() === "a") return cleaner.chooseAlike;
  const isOpen = view.kind !== "ok" || view.result.caution !== undefined;
  if (key.toLowerCase() === "l" && isOpen) return () => cleaner.choose(line, { kind: "raw" });
  const isPicked = isOpen && (view.kind === "warning" || view.kind === "ok");
  const reading = /^[1-9]$/.test(key) && isPicked ? view.result.readings[Number(key) - 1] : undefined;
  return reading === undefined ? null : () => cleaner.choose(line, { kind: "datetime", id: reading.id });
}
