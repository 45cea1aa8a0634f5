/** Lets a process give way to this one, and to all others that have something to compute. */
import { getPriority, setPriority } from "node:os";

/** A third of the share that others have of a processor which all of them want. */
const STEPS = 5;
const LOWEST = 19;

/**
 * It stands so many steps below this one: an ordinary user may lower a priority and never raise it, so that a fixed one
 * fails wherever the server itself was started with less. Returns why the system does not allow it.
 */
export function giveWay(pid: number): Error | undefined {
  try {
    setPriority(pid, Math.min(LOWEST, getPriority() + STEPS));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
