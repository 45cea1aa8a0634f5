/** Lets a process give way to this one, and to all others that have something to compute. */
import { getPriority, setPriority } from "node:os";

/** A third of the share that others have of a processor which all of them want. */
const STEPS = 5;
const LOWEST = 19;

/**
 * Lowers the priority of a process by this many steps below our own. An ordinary user can never raise a priority, so a fixed
 * value would fail on a server that was started with a low one. Returns why the system does not allow it.
 */
export function giveWay(pid: number): Error | undefined {
  try {
    setPriority(pid, Math.min(LOWEST, getPriority() + STEPS));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
