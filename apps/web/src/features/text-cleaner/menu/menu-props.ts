import type { LineView } from "../model/line-view.ts";

/** What every part of a cell's menu is about. */
export interface MenuProps {
  readonly line: number;
  readonly view: LineView;
}
