/** What is killed, and how it comes back. */

import { join } from "node:path";
import { listChildren } from "../../tools/testing/processes.ts";
import type { TestServer } from "../../tools/testing/start-server.ts";
import { ForgetfulDisk } from "./forgetful-disk.ts";

export interface Victim {
  readonly name: string;
  readonly about: string;
  readonly prepare: () => Promise<Prepared>;
}

export interface Prepared {
  readonly settings: Readonly<Record<string, string>>;
  /** Kills it and gives the server that goes on. */
  readonly kill: (server: TestServer) => Promise<TestServer>;
  readonly remove: () => Promise<void>;
}

export const VICTIMS: readonly Victim[] = [
  {
    name: "server",
    about: "the web process; it is started again at once",
    prepare: () => prepareKill(killServer),
  },
  { name: "worker", about: "the process that cleans", prepare: () => prepareKill(killWorker) },
  {
    name: "machine",
    about:
      "the server and its disk, which forgets what was not synced: each page by chance, and all but the first few names",
    prepare: () => prepareDisk({ lies: false }),
  },
  {
    name: "lying-disk",
    about: "the same with a disk that does not sync: shows that a loss is seen",
    prepare: () => prepareDisk({ lies: true }),
  },
];

async function prepareKill(kill: Prepared["kill"]): Promise<Prepared> {
  return { settings: {}, kill, remove: () => Promise.resolve() };
}

async function killServer(server: TestServer): Promise<TestServer> {
  await server.kill();
  return server.restart();
}

async function killWorker(server: TestServer): Promise<TestServer> {
  const child = listChildren(server.pid).find(({ program }) => program === "worker");
  if (child === undefined) throw new Error("The server has no worker");
  process.kill(child.pid, "SIGKILL");
  return server;
}

async function prepareDisk(options: { readonly lies: boolean }): Promise<Prepared> {
  const disk = await ForgetfulDisk.create(options);
  return {
    settings: { DATA_DIR: join(disk.folder, "data") },
    kill: async (server) => {
      await disk.cutPower();
      await server.kill();
      await disk.mount();
      return server.restart();
    },
    remove: () => disk.remove(),
  };
}
