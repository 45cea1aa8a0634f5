/** Decides which query runs next: a session runs a few at a time, some more wait, and all others are refused. */
import { Problem } from "../problem.ts";

export interface TurnLimits {
  readonly running: number;
  readonly waiting: number;
  /** One that has waited for so long is refused. */
  readonly maxWaitMs: number;
}

interface Line {
  running: number;
  readonly waiting: (() => void)[];
}

export class SessionTurns {
  private readonly lines = new Map<string, Line>();

  constructor(private readonly limits: TurnLimits) {}

  /** Does the work when it is its turn; gives the place up where the signal says so. */
  async take<T>(session: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    const line = this.lines.get(session) ?? { running: 0, waiting: [] };
    this.lines.set(session, line);
    if (line.running < this.limits.running) line.running++;
    else await this.wait(line, signal);
    try {
      return await work();
    } finally {
      const next = line.waiting.shift();
      // The next one runs in its place, which nobody else can take meanwhile.
      if (next !== undefined) next();
      else if (--line.running === 0) this.lines.delete(session);
    }
  }

  /** Resolves when another one has given its place up to this one. */
  private async wait(line: Line, signal: AbortSignal): Promise<void> {
    const { waiting, maxWaitMs } = this.limits;
    const refusal = new Problem("too_many_queries", undefined, { retrySeconds: Math.ceil(maxWaitMs / 1000) });
    if (line.waiting.length >= waiting) throw refusal;
    await new Promise<void>((resolve, reject) => {
      const forget = (): void => {
        signal.removeEventListener("abort", cancel);
        clearTimeout(patience);
      };
      const begin = (): void => {
        forget();
        resolve();
      };
      const leave = (reason: Error): void => {
        forget();
        const place = line.waiting.indexOf(begin);
        if (place !== -1) line.waiting.splice(place, 1);
        reject(reason);
      };
      const cancel = (): void => leave(signal.reason as Error);
      const patience = setTimeout(() => leave(refusal), maxWaitMs);
      line.waiting.push(begin);
      signal.addEventListener("abort", cancel, { once: true });
    });
  }
}
