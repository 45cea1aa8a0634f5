/**
 * Makes export files of tables: each once, however many requests and processes wait for it, and one at a time, so that
 * pages never wait for two. If no request waits any more, the work ends and its remains are removed.
 */
import { dirname } from "node:path";
import type { Database } from "@limpid/database";
import { isThere, removeLeftoversBeside } from "@limpid/files";
import type { ExportInput, ViewExportInput } from "@limpid/worker-protocol";
import { Problem } from "../problem.ts";
import type { Workers } from "../workers/lanes.ts";

interface Wanted {
  readonly path: string;
  readonly alsoWritten: readonly string[];
  readonly work: (signal: AbortSignal) => Promise<unknown>;
}

interface Making {
  readonly done: Promise<void>;
  readonly end: AbortController;
  waiting: number;
}

export class Exports {
  private readonly makings = new Map<string, Making>();

  constructor(
    private readonly workers: Pick<Workers, "call">,
    private readonly turns: Database["turns"],
    private readonly isMade: (path: string) => Promise<boolean> = isThere,
  ) {}

  /** Resolves once the file is there; `gone` says that the client no longer waits. */
  make(input: ExportInput, gone: AbortSignal): Promise<void> {
    const work = (signal: AbortSignal) => this.workers.call("exportTable", input, { signal, spareSlots: 1 });
    return this.join({ path: input.exportPath, alsoWritten: [input.versionPath], work }, gone);
  }

  /** The same for a view. */
  makeOfView(input: ViewExportInput, gone: AbortSignal): Promise<void> {
    const work = (signal: AbortSignal) => this.workers.call("exportView", input, { signal, spareSlots: 1 });
    return this.join({ path: input.exportPath, alsoWritten: [], work }, gone);
  }

  private async join(wanted: Wanted, gone: AbortSignal): Promise<void> {
    const making = this.makings.get(wanted.path) ?? this.start(wanted);
    making.waiting++;
    const leave = (): void => {
      making.waiting--;
      if (making.waiting > 0) return;
      if (this.makings.get(wanted.path) === making) this.makings.delete(wanted.path);
      making.end.abort(new Problem("unavailable", "The request was given up"));
    };
    gone.addEventListener("abort", leave, { once: true });
    try {
      await making.done;
    } finally {
      gone.removeEventListener("abort", leave);
    }
  }

  private start(wanted: Wanted): Making {
    const end = new AbortController();
    const making: Making = { done: this.makeInTurn(wanted, end.signal), end, waiting: 0 };
    this.makings.set(wanted.path, making);
    const forget = (): void => {
      if (this.makings.get(wanted.path) === making) this.makings.delete(wanted.path);
    };
    making.done.then(forget, forget);
    return making;
  }

  /** The turn also removes the remains of an unfinished file, which no other process can be writing then. */
  private makeInTurn(wanted: Wanted, signal: AbortSignal): Promise<void> {
    return this.turns.take(`files of ${dirname(wanted.path)}`, async () => {
      if (!(await this.isMade(wanted.path))) await run(wanted, signal);
    });
  }
}

async function run({ path, alsoWritten, work }: Wanted, signal: AbortSignal): Promise<void> {
  try {
    await work(signal);
  } catch (error) {
    for (const written of [path, ...alsoWritten]) await removeLeftoversBeside(written);
    throw error;
  }
}
