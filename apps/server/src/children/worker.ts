/** The program of every worker: all methods, whatever lane a call comes by. DuckDB is loaded when it is first needed. */
import { embedHandlers } from "./embed-handlers.ts";
import { pipelineHandlers } from "./pipeline-handlers.ts";
import { previewHandlers } from "./preview-handlers.ts";
import { reasonHandlers, warmUpReasoner } from "./reason-handlers.ts";
import { searchHandlers } from "./search-handlers.ts";
import type { SearchMethods } from "./search-methods.ts";
import { serveHost } from "./serve-host.ts";
import { openReader, tablesHandlers } from "./tables-handlers.ts";
import { valuesHandlers } from "./values-handlers.ts";
import { warmUpPipeline } from "./warm-up-pipeline.ts";
import type { LaneName, WorkerMethods } from "./worker-methods.ts";

serveHost<WorkerMethods & SearchMethods>(
  {
    ...pipelineHandlers,
    ...valuesHandlers,
    ...previewHandlers,
    ...tablesHandlers,
    ...reasonHandlers,
    ...searchHandlers,
    ...embedHandlers,
    warmUp: async (lane) => {
      for await (const _ of warmUpLane(lane));
      return null;
    },
  },
  { warmUp: (lane) => warmUpLane(lane as LaneName), beforeEnd: () => globalThis.keepCompiledCode?.() },
);

/** Goes the path of a call once in short steps, so that the first user's call finds word lists read and code compiled. */
async function* warmUpLane(lane: LaneName): AsyncGenerator<void> {
  if (lane === "pages" || lane === "tables") await openReader();
  else if (lane === "reason") warmUpReasoner();
  else if (lane === "embed") await embedHandlers.embedTexts(["warm"], async () => undefined);
  else yield* warmUpPipeline();
}
