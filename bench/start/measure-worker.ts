/** One worker: from nothing to a process that takes calls, with the engine loaded. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { readCpuMs } from "../../tools/testing/processes.ts";
import type { Build } from "./find-build.ts";

export interface WorkerFigures {
  readonly readyMs: number;
  readonly cpuMs: number;
}

interface Reply {
  readonly kind: string;
  readonly value?: readonly { readonly id: string }[];
}

const MEMORY_MB = 2048;

export async function measureWorker({ worker }: Build): Promise<WorkerFigures> {
  const begun = performance.now();
  const child = fork(worker, { serialization: "advanced", execArgv: [`--max-old-space-size=${MEMORY_MB}`] });
  try {
    await once(child, "message");
    const answer = once(child, "message") as Promise<[Reply]>;
    child.send({ kind: "call", id: 1, method: "entityClasses", input: null });
    const [{ kind, value = [] }] = await answer;
    const readyMs = performance.now() - begun;
    if (kind !== "reply" || !value.some(({ id }) => id === "email")) throw new Error("The worker has no engine");
    return { readyMs, cpuMs: readCpuMs(child.pid ?? 0) };
  } finally {
    child.kill("SIGKILL");
  }
}
