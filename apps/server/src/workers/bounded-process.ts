/**
 * How a child is started that the system itself holds to limits: what it may take of addresses, how large a file it may
 * write. It knows nothing of our environment. Windows has no such limits, and macOS none of addresses.
 */
import type { ForkOptions } from "node:child_process";

export interface Bounds {
  readonly addressMb: number;
  readonly fileMb: number;
  /** The folder that its relative paths begin in. */
  readonly cwd: string;
}

type Bounded = Pick<ForkOptions, "cwd" | "env" | "execArgv" | "execPath">;

const BLOCKS_A_MB = 2048;
/** It reserves gigabytes of addresses for WebAssembly, which only the loader of sources uses. */
const NODE_FLAGS = ["--disable-wasm-trap-handler"];

export function boundedProcess({ addressMb, fileMb, cwd }: Bounds): Bounded {
  // glibc reserves addresses for each thread that allocates, as many as there happen to be.
  const env = { PATH: process.env.PATH, TZ: "UTC", MALLOC_ARENA_MAX: "2" };
  if (process.platform === "win32") return { cwd, env: { ...env, SystemRoot: process.env.SystemRoot } };
  const limits = [`ulimit -c 0`, `ulimit -f ${fileMb * BLOCKS_A_MB}`];
  if (process.platform !== "darwin") limits.push(`ulimit -v ${addressMb * 1024}`);
  const script = [...limits, 'exec "$0" "$@"'].join(" && ");
  return { cwd, env, execPath: "/bin/sh", execArgv: ["-c", script, process.execPath, ...NODE_FLAGS] };
}
