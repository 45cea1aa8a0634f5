/** The program of a child that runs users' queries, and nothing else. */
import { QueryEngine } from "@limpid/query";
import type { QueryMethods } from "@limpid/worker-protocol";
import { parentProcess } from "./parent-process.ts";
import { serveHost } from "./serve-host.ts";

const host = parentProcess();
const engine = await QueryEngine.open(Number(process.argv[2]));
serveHost<QueryMethods>(
  {
    check: ({ query }) => engine.check(query),
    run: (input) => engine.run(input),
  },
  host,
);
