/** A disk of a few megabytes, made of memory, where the system lets this process make one. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface SmallDisk {
  readonly path: string;
  readonly makeReadOnly: () => void;
  readonly remove: () => void;
}

/** Why there is none, in place of one. */
export function makeSmallDisk(kilobytes: number): SmallDisk | string {
  if (process.platform !== "linux") return "small disks are made with Linux's tmpfs";
  if (process.getuid?.() !== 0) return "only root may mount a disk";
  const path = mkdtempSync(join(tmpdir(), "limpid-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${kilobytes}k`, "tmpfs", path], { stdio: "pipe" });
  } catch {
    rmSync(path, { recursive: true });
    return "this system lets nobody mount a disk, as most containers do";
  }
  return {
    path,
    makeReadOnly: () => void execFileSync("mount", ["-o", "remount,ro", path], { stdio: "pipe" }),
    remove: () => {
      // Lazily: libsql gives the handle of a closed file back when it likes.
      execFileSync("umount", ["--lazy", path], { stdio: "pipe" });
      rmSync(path, { recursive: true });
    },
  };
}
