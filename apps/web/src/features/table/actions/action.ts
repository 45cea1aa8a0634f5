/** What a person can do: toolbar, menus, details and shortcuts only list actions. */
import type { Job } from "../data/job.ts";

export interface Action {
  readonly id: string;
  readonly label: string;
  /** `Ctrl` stands for the command key too. Single letters work wherever nothing is being typed. */
  readonly keys?: readonly string[];
  readonly isEnabled: (job: Job) => boolean;
  readonly run: (job: Job) => void;
}

export const always = (): boolean => true;
