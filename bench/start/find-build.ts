/** A built server in this folder or in another, such as a `git worktree` of an earlier commit. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";

export interface Build {
  readonly commit: string;
  readonly main: string;
  /** The program that cleans. */
  readonly worker: string;
}

/** Earlier builds had a program for each kind of work. */
const WORKERS = ["worker.cjs", "pipeline-child.js"];

export function findBuild(folder: string): Build {
  const server = resolve(folder, "dist/server");
  const worker = WORKERS.map((name) => join(server, name)).find(existsSync);
  if (worker === undefined) throw new Error(`There is no built server in "${folder}"`);
  const commit = execFileSync("git", ["-C", folder, "rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
  return { commit, main: join(server, "main.js"), worker };
}
