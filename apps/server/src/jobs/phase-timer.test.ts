import { pino } from "pino";
import { expect, it } from "vitest";
import { Metrics } from "../metrics/metrics.ts";
import { PhaseTimer } from "./phase-timer.ts";

it("the log has the phases of a job, and nothing else that is known of it", () => {
  const lines: string[] = [];
  const log = pino({ base: null, timestamp: false }, { write: (line: string) => void lines.push(line) });
  const job = { tableId: "t", kind: "first", sink: { databaseUrl: "postgres://ann:secret@host" } } as const;
  const timer = new PhaseTimer(job, { log, metrics: new Metrics() });
  timer.enter("fetch");
  timer.end("done");
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    {
      level: 30,
      tableId: "t",
      kind: "first",
      phase: "fetch",
      outcome: "done",
      ms: 0,
      rows: 0,
      msg: "phase of a job ended",
    },
  ]);
});
