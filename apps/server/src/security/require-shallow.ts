/** What a browser says of itself is kept as JSON, which cannot be written at any depth. */
import { LIMITS } from "@limpid/contract";
import { Problem } from "../problem.ts";

export function requireShallow(value: unknown): void {
  if (!isShallow(value, LIMITS.deviceInfoDepth))
    throw new Problem("invalid_request", `The device info is deeper than ${LIMITS.deviceInfoDepth} levels`);
}

function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return true;
  return levels > 0 && Object.values(value).every((part) => isShallow(part, levels - 1));
}
