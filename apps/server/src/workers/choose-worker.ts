/** Which worker a call is given to. */
import type { PoolCall, WorkerProcess } from "./worker-process.ts";

/** The rank of workers that are kept for other calls: behind that of any other. */
const LAST = 5;

/** Workers that give way take any call, the others none of long work. */
export function mayTake(worker: WorkerProcess, isLongWork: boolean): boolean {
  return worker.isBackground || !isLongWork;
}

/** Chooses the idle worker that knows most about the topic of the call, and among equals the one that served it last. */
export function chooseWorker(
  workers: Iterable<WorkerProcess>,
  { lane, method, topic }: PoolCall,
  isLongWork: boolean,
): WorkerProcess | undefined {
  const rank = (worker: WorkerProcess): number => {
    if (worker.isBackground !== isLongWork) return LAST;
    if (topic !== undefined && worker.topic === topic) return 0;
    const isForeign = worker.topic !== undefined && worker.topic !== topic;
    return (worker.lanes.has(lane) ? 1 : 3) + (isForeign ? 1 : 0);
  };
  const order = (left: WorkerProcess, right: WorkerProcess): number =>
    rank(left) - rank(right) || right.timeOf(method, topic) - left.timeOf(method, topic);
  return [...workers].filter((worker) => worker.isIdle && mayTake(worker, isLongWork)).sort(order)[0];
}
