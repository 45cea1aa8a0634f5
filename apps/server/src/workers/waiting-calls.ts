/**
 * Calls that wait for a worker: whose turn it is, and how long another one would wait. Visitors take turns, so that however much one of
 * them asks, each of the others waits as if all had asked as little.
 */
import type { PoolCall } from "./worker-process.ts";

/** A call that waits, or would. */
export type Asked = Pick<PoolCall, "lane" | "method" | "visitor" | "network" | "spareSlots">;

/** The estimate before any call of the kind was timed. */
const FIRST_GUESS_MS = 100;
/** The weight of the newest duration in the mean of its kind. */
const NEWEST_SHARE = 0.2;
/** Visitors and networks whose turns are remembered. */
const REMEMBERED = 2000;

export class WaitingCalls {
  private readonly calls: PoolCall[] = [];
  /** Visitors in the order of their last turns, the latest at the end. */
  private readonly turns = new Map<string, number>();
  private readonly meanMs = new Map<string, number>();
  private turn = 0;

  /** Adds a call after all others of its visitor, or before them if it was begun already. */
  add(call: PoolCall, isBegun = false): void {
    if (isBegun) this.calls.unshift(call);
    else this.calls.push(call);
  }

  /** False where it does not wait. */
  remove(call: PoolCall): boolean {
    const place = this.calls.indexOf(call);
    if (place !== -1) this.calls.splice(place, 1);
    return place !== -1;
  }

  takeAll(): PoolCall[] {
    return this.calls.splice(0);
  }

  /** It leaves for a worker. */
  begin(call: PoolCall): void {
    this.remove(call);
    if (call.visitor === undefined) return;
    this.turn++;
    for (const who of [visitorOf(call), networkOf(call)]) {
      this.turns.delete(who);
      this.turns.set(who, this.turn);
    }
    for (const longestAgo of this.turns.keys()) {
      if (this.turns.size <= REMEMBERED) break;
      this.turns.delete(longestAgo);
    }
  }

  noteTime(method: string, ms: number): void {
    const before = this.meanMs.get(method) ?? ms;
    this.meanMs.set(method, before + NEWEST_SHARE * (ms - before));
  }

  count(lane: string): number {
    return this.calls.filter((call) => call.lane === lane).length;
  }

  /** Sorts calls by how many `running` calls their visitors have, then by how long ago their last turns were. */
  inTurn(running: readonly PoolCall[]): PoolCall[] {
    const counts = countByVisitor(running);
    const ranked = this.calls.map((call) => {
      if (call.visitor === undefined) return { call, rank: 0, turn: 0 };
      return { call, rank: counts.next(call), turn: this.turnOf(call) };
    });
    return ranked.sort((one, other) => one.rank - other.rank || one.turn - other.turn).map(({ call }) => call);
  }

  /** How long such a call would wait with so many workers for its lane, by the time that those take which come before it. */
  waitMsOf(asked: Asked, workers: number): number {
    const { lane, visitor, spareSlots } = asked;
    const turn = this.turnOf(asked);
    const ahead = this.calls.filter((call) => call.lane === lane && call.spareSlots <= spareSlots);
    const own = ahead.filter((call) => call.visitor === visitor).length;
    const counts = countByVisitor([]);
    const before = ahead.filter((call) => {
      const rank = counts.next(call);
      return rank < own || (rank === own && this.turnOf(call) <= turn);
    });
    const ms = before.reduce((sum, { method }) => sum + (this.meanMs.get(method) ?? FIRST_GUESS_MS), 0);
    return ms / workers;
  }

  /** A new visitor comes no sooner than the last one of the same network, because sessions are easily made up. */
  private turnOf(call: Asked): number {
    if (call.visitor === undefined) return 0;
    return this.turns.get(visitorOf(call)) ?? this.turns.get(networkOf(call)) ?? 0;
  }
}

const visitorOf = ({ visitor = "" }: Asked): string => `visitor ${visitor}`;
/** Each has one of its own where none is known. */
const networkOf = ({ visitor = "", network }: Asked): string => `network ${network ?? `of ${visitor}`}`;

/** Counts calls of a visitor in a lane: how many there were before each. */
function countByVisitor(calls: readonly PoolCall[]): { next: (call: Asked) => number } {
  const counts = new Map<string, number>();
  const next = ({ lane, visitor = "" }: Asked): number => {
    const key = `${lane} ${visitor}`;
    const before = counts.get(key) ?? 0;
    counts.set(key, before + 1);
    return before;
  };
  for (const call of calls) next(call);
  return { next };
}
