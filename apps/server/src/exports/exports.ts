/**
 * Makes files of tables: each once however many wait for it, and one at a time of all, so that pages never wait for two.
 * Where nobody waits any more, the work is ended and what it left behind is removed.
 */
import { removeLeftoversOf } from "@limpid/store";
import type { ExportInput } from "../children/tables-methods.ts";
import type { Workers } from "../children/worker-methods.ts";
import { Problem } from "../problem.ts";

interface Making {
  readonly done: Promise<void>;
  readonly end: AbortController;
  waiting: number;
}

export class Exports {
  private readonly makings = new Map<string, Making>();

  constructor(private readonly workers: Pick<Workers, "call">) {}

  /** Resolves once the file is there; `gone` says that the client no longer waits. */
  async make(input: ExportInput, gone: AbortSignal): Promise<void> {
    const making = this.makings.get(input.exportPath) ?? this.start(input);
    making.waiting++;
    const leave = (): void => {
      making.waiting--;
      if (making.waiting > 0) return;
      if (this.makings.get(input.exportPath) === making) this.makings.delete(input.exportPath);
      making.end.abort(new Problem("unavailable", "The request was given up"));
    };
    gone.addEventListener("abort", leave, { once: true });
    try {
      await making.done;
    } finally {
      gone.removeEventListener("abort", leave);
    }
  }

  private start(input: ExportInput): Making {
    const end = new AbortController();
    const making: Making = { done: this.run(input, end.signal), end, waiting: 0 };
    this.makings.set(input.exportPath, making);
    const forget = (): void => {
      if (this.makings.get(input.exportPath) === making) this.makings.delete(input.exportPath);
    };
    making.done.then(forget, forget);
    return making;
  }

  private async run(input: ExportInput, signal: AbortSignal): Promise<void> {
    try {
      await this.workers.call("exportTable", input, { signal, spareSlots: 1 });
    } catch (error) {
      for (const path of new Set([input.exportPath, input.versionPath])) await removeLeftoversOf(path);
      throw error;
    }
  }
}
