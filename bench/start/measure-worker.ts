/** One worker: from nothing to a process that takes calls, with the engine loaded. */
import { fork } from "node:child_process";
import { once } from "node:events";
import type { CheckValuesInput } from "@limpid/worker-protocol";
import { readCpuMs } from "../../tools/testing/processes.ts";
import type { Build } from "./find-build.ts";

export interface WorkerFigures {
  readonly readyMs: number;
  readonly cpuMs: number;
}

interface Reply {
  readonly kind: string;
  readonly value?: readonly (string | null)[];
}

const MEMORY_MB = 2048;
/** The engine alone knows that there is no such day. */
const QUESTION: CheckValuesInput = {
  texts: ["31.02.2024"],
  column: 0,
  studyPath: null,
  guess: { name: "Date", predictedClass: "date", classP: 1, likely: { date: 1 }, allProbs: { date: 1 } },
  decided: {},
};

export async function measureWorker({ worker }: Build): Promise<WorkerFigures> {
  const begun = performance.now();
  const child = fork(worker, { serialization: "advanced", execArgv: [`--max-old-space-size=${MEMORY_MB}`] });
  try {
    await once(child, "message");
    const answer = once(child, "message") as Promise<[Reply]>;
    child.send({ kind: "call", id: 1, method: "checkValues", input: QUESTION });
    const [{ kind, value = [] }] = await answer;
    const readyMs = performance.now() - begun;
    if (kind !== "reply" || value.length !== 1 || value[0] === null) throw new Error("The worker has no engine");
    return { readyMs, cpuMs: readCpuMs(child.pid ?? 0) };
  } finally {
    child.kill("SIGKILL");
  }
}
