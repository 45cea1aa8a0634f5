/** What a process does for an installation: all of it, or a part beside other processes. */

export const ROLES = ["all", "web", "worker", "reasoner"] as const;

export type Role = (typeof ROLES)[number];

/** A role at work. */
export interface RunningRole {
  /** The address at which the role answers. */
  readonly url: string;
  /** Lets requests and jobs that are at work finish, then ends its parts in the order of their use. */
  readonly stop: () => Promise<void>;
}
