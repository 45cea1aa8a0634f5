/** Mounts the disk that forgets what was not synced, cuts its power, and mounts what is left. Linux with FUSE only. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { pythonWith } from "../support/python.ts";

const PROGRAM = fileURLToPath(new URL("forgetful_disk.py", import.meta.url));
const PACKAGES = ["mfusepy==3.1.1"];
const MOUNT_MS = 10_000;
const COPY_MS = 120_000;
const POLL_MS = 10;

export class ForgetfulDisk {
  private mounts = 0;
  private program: ChildProcess | undefined;

  private constructor(
    private readonly scratch: string,
    /** Whether it only says that it wrote what was to be synced. */
    private readonly lies: boolean,
    private readonly seed: number,
  ) {}

  /** The seed decides what survives. */
  static async create({ lies, seed = 0 }: { readonly lies: boolean; readonly seed?: number }): Promise<ForgetfulDisk> {
    const disk = new ForgetfulDisk(await mkdtemp(join(tmpdir(), "limpid-disk-")), lies, seed);
    await mkdir(disk.folder);
    await disk.mount();
    return disk;
  }

  get folder(): string {
    return join(this.scratch, "mount");
  }

  /** From here on every call of a program on the disk fails. */
  async cutPower(): Promise<void> {
    const ended = new Promise((resolve) => this.program?.once("exit", resolve));
    this.program?.kill("SIGUSR1");
    await ended;
    execFileSync("umount", ["--lazy", this.folder]);
  }

  /** A new folder with what the disk would hold if the power went now; the disk goes on. */
  async copyAsIfCut(): Promise<string> {
    const copy = join(this.scratch, "image.cut");
    this.program?.kill("SIGUSR2");
    const deadline = Date.now() + COPY_MS;
    while (!existsSync(copy)) {
      if (Date.now() > deadline) throw new Error(`The disk gave no copy within ${COPY_MS} ms`);
      await sleep(POLL_MS);
    }
    const taken = await mkdtemp(join(this.scratch, "cut-"));
    await rename(copy, taken);
    return taken;
  }

  async mount(): Promise<void> {
    this.mounts++;
    const options = [PROGRAM, this.folder, join(this.scratch, "image"), String(this.seed + this.mounts)];
    const env = { ...process.env, DISK_LIES: this.lies ? "1" : "0" };
    this.program = spawn(pythonWith(PACKAGES), options, { env, stdio: ["ignore", "inherit", "inherit"] });
    const deadline = Date.now() + MOUNT_MS;
    while (!(await readFile("/proc/mounts", "utf8")).includes(` ${this.folder} `)) {
      if (Date.now() > deadline)
        throw new Error(`The disk was not mounted at "${this.folder}"; FUSE 3 must be installed`);
      await sleep(POLL_MS);
    }
  }

  async remove(): Promise<void> {
    await this.cutPower();
    await rm(this.scratch, { recursive: true });
  }
}
