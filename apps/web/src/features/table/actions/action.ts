/** What a person can do: toolbar, menus, details and shortcuts only list actions. */
import type { TableSession } from "../data/table-session.ts";

export interface Action {
  readonly id: string;
  readonly label: string;
  /** `Ctrl` means the command key, too. Single letters work wherever nothing is being typed. */
  readonly keys?: readonly string[];
  /** While the action is not enabled, its keys do what the browser does with them. */
  readonly isElseOfBrowser?: boolean;
  readonly isEnabled: (table: TableSession) => boolean;
  readonly run: (table: TableSession) => void;
}

export const always = (): boolean => true;
