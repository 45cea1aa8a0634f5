/** The program of a child that runs users' queries, and nothing else. It gives way to the host and the workers. */
import { setPriority } from "node:os";
import { QueryEngine } from "@limpid/query";
import type { QueryMethods } from "./query-methods.ts";
import { serveHost } from "./serve-host.ts";

const NICENESS = 5;

setPriority(NICENESS);
const engine = await QueryEngine.open(Number(process.argv[2]));
serveHost<QueryMethods>({
  check: ({ query }) => engine.check(query),
  run: (input) => engine.run(input),
});
