/** Ids ready before they are needed: filled at start, refilled when half are used. */
import { LIMITS } from "@limpid/contract";
import { call } from "./api.ts";
import { randomId } from "./random-id.ts";

export interface IdBuffer {
  /** Starts the first fill. */
  readonly fill: () => Promise<void>;
  /** An id at once: from the buffer, or made here while the server is away. */
  readonly take: () => string;
  readonly size: () => number;
}

export function createIdBuffer(fetchIds: (count: number) => Promise<readonly string[]>): IdBuffer {
  const ids: string[] = [];
  let filling: Promise<void> | null = null;

  const request = async (): Promise<void> => {
    try {
      ids.push(...(await fetchIds(LIMITS.idBuffer - ids.length)));
    } catch {
      // The next take() asks again, and until then ids are made here.
    } finally {
      filling = null;
    }
  };
  const fill = (): Promise<void> => {
    filling ??= request();
    return filling;
  };
  const take = (): string => {
    const id = ids.pop() ?? randomId();
    if (ids.length <= LIMITS.idRefill) void fill();
    return id;
  };
  return { fill, take, size: () => ids.length };
}

/** The app's own buffer. */
export const idBuffer = createIdBuffer((count) => call("ids", { params: { count, random: randomId() } }));
