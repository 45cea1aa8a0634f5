/** The processes that are killed, and how they come back. */

import { listChildren } from "../../tools/testing/processes.ts";
import type { TestServer } from "../../tools/testing/start-server.ts";

export interface Victim {
  readonly name: string;
  readonly about: string;
  /** Kills it and gives the server that goes on. */
  readonly kill: (server: TestServer) => Promise<TestServer>;
}

export const VICTIMS: readonly Victim[] = [
  {
    name: "server",
    about: "the web process; it is started again at once",
    kill: async (server) => {
      await server.kill();
      return server.restart();
    },
  },
  { name: "worker", about: "the process that cleans", kill: killChild("worker") },
];

function killChild(program: string): Victim["kill"] {
  return async (server) => {
    const child = listChildren(server.pid).find((each) => each.program === program);
    if (child === undefined) throw new Error(`The server has no process "${program}"`);
    process.kill(child.pid, "SIGKILL");
    return server;
  };
}
