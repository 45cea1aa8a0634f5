/** What is of no table: ids, the date reasoner, and how the service is. */
import Type from "typebox";
import { LIMITS } from "../../limits.ts";
import { PATHS } from "../../paths.ts";
import { ReasonerReply, ReasonerRequest, ReasonerResult, SolverRequest } from "../reasoner.ts";
import { HealthReply, IdsReply } from "../service.ts";
import type { CallSpecs } from "./call-spec.ts";

export const SERVICE_CALLS = {
  ids: {
    ...PATHS.ids,
    summary: "Random ids; the last part of the path only defeats caches",
    params: Type.Object({
      count: Type.Integer({ minimum: 1, maximum: LIMITS.idsPerCall }),
      random: Type.String({ minLength: 1, maxLength: 100 }),
    }),
    reply: IdsReply,
  },
  reasonLines: {
    ...PATHS.reasonLines,
    summary: "Reads lines of dates and times; lines sent together are one column. Also on the reasoner's own port",
    body: ReasonerRequest,
    reply: ReasonerReply,
  },
  solveLine: {
    ...PATHS.solveLine,
    summary: "Reads one line with more time, or as a datetime with noise around it. Also on the reasoner's own port",
    body: SolverRequest,
    reply: ReasonerResult,
  },
  health: { ...PATHS.health, summary: "The process answers", reply: HealthReply },
  ready: { ...PATHS.ready, summary: "The database answers and workers can be started", reply: HealthReply },
  metrics: {
    ...PATHS.metrics,
    summary: "Durations of jobs and requests, queue, workers and memory, for Prometheus",
    produces: ["text/plain"],
  },
} as const satisfies CallSpecs;
