/** The program of every worker. */
import { installLexicon } from "@limpid/lexicon";
import type { LaneName } from "@limpid/worker-protocol";
import { parentProcess } from "./parent-process.ts";
import { serveHost } from "./serve-host.ts";
import { WORKER_HANDLERS, warmUpLane } from "./worker-handlers.ts";

installLexicon();

serveHost(WORKER_HANDLERS, parentProcess({ beforeEnd: () => globalThis.keepCompiledCode?.() }), (lane) =>
  warmUpLane(lane as LaneName),
);
