/** How long work takes: by the clock, and in CPU time, which a busy machine leaves as it is. */

export interface Timed<Found> {
  readonly found: Found;
  readonly ms: number;
  readonly cpuSeconds: number;
}

export async function timed<Found>(work: () => Found | Promise<Found>): Promise<Timed<Found>> {
  const [started, cpu] = [performance.now(), process.cpuUsage()];
  const found = await work();
  return { found, ms: performance.now() - started, cpuSeconds: cpuSince(cpu) };
}

/** Seconds of CPU time since then, the collector and the compiler included. */
export function cpuSince(started: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1e6;
}

/** Each contender in turn, again and again, so that a busy moment of the machine hits all of them. */
export async function takeTurns<Result>(
  contenders: readonly string[],
  turns: number,
  run: (contender: string, turn: number) => Result | Promise<Result>,
): Promise<Map<string, Result[]>> {
  const results = new Map(contenders.map((name): [string, Result[]] => [name, []]));
  for (let turn = 0; turn < turns; turn++) for (const [name, done] of results) done.push(await run(name, turn));
  return results;
}

/** Milliseconds of the answers of the service, by name and in the order in which they were asked for. */
export class AnswerTimes {
  readonly figures: Record<string, number> = {};

  async time<Body>(name: string, ask: () => Promise<{ readonly body: Body }>): Promise<Body> {
    const { found, ms } = await timed(ask);
    this.figures[`${name}, ms`] = ms;
    console.log(name, Math.round(ms));
    return found.body;
  }
}
