/** The page of the bench: a column for each build, medians of the runs. */
import { median, rounded } from "../support/statistics.ts";
import { markdownTable } from "../support/write-results.ts";
import type { Build } from "./find-build.ts";
import type { StartFigures } from "./measure-start.ts";
import type { WorkerFigures } from "./measure-worker.ts";

export interface BuildFigures {
  readonly build: Build;
  readonly starts: readonly StartFigures[];
  readonly workers: readonly WorkerFigures[];
}

type Line = readonly [name: string, goal: string, figure: (build: BuildFigures) => number];

const LINES: readonly Line[] = [
  ["ready on a new folder, ms", "3000", starts(({ onNewFolder }) => onNewFolder.readyMs)],
  ["its CPU time, ms", "", starts(({ onNewFolder }) => onNewFolder.cpuMs)],
  ["ready on an existing folder, ms", "2000", starts(({ onOldFolder }) => onOldFolder.readyMs)],
  ["its CPU time, ms", "", starts(({ onOldFolder }) => onOldFolder.cpuMs)],
  ["processes when idle", "", starts(({ idle }) => idle.processes)],
  ["memory when idle, PSS of all processes, MB", "350", starts(({ idle }) => idle.shareMb)],
  ["memory when idle, RSS of all processes, MB", "", starts(({ idle }) => idle.residentMb)],
  ["worker ready with its engine, ms", "300", workers(({ readyMs }) => readyMs)],
  ["its CPU time, ms", "", workers(({ cpuMs }) => cpuMs)],
  ["first upload right after the start, first page, ms", "", starts(({ firstUpload }) => firstUpload.firstPageMs)],
  ["first upload right after the start, cleaned, ms", "", starts(({ firstUpload }) => firstUpload.finishedMs)],
  ["second upload, first page, ms", "", starts(({ secondUpload }) => secondUpload.firstPageMs)],
  ["second upload, cleaned, ms", "", starts(({ secondUpload }) => secondUpload.finishedMs)],
];

export function startPage(builds: readonly BuildFigures[]): string {
  const header = ["", "goal", ...builds.map(({ build }) => build.commit)];
  const rows = LINES.map(([name, goal, figure]) => [name, goal, ...builds.map((build) => rounded(figure(build)))]);
  return `Medians of ${builds[0]?.starts.length ?? 0} runs; the builds took turns. Tables of 100 rows and ten columns, checked cell by cell.\n\n${markdownTable(header, rows)}`;
}

function starts(figure: (start: StartFigures) => number): Line[2] {
  return (build) => median(build.starts.map(figure));
}

function workers(figure: (worker: WorkerFigures) => number): Line[2] {
  return (build) => median(build.workers.map(figure));
}
