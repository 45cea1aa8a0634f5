/** All methods of a worker, whatever lane a call comes by. DuckDB is loaded when it is first needed. */
import type { Handlers, LaneName, SearchMethods, WorkerMethods } from "@limpid/worker-protocol";
import { pipelineHandlers } from "./clean/pipeline-handlers.ts";
import { previewHandlers } from "./clean/preview-handlers.ts";
import { warmUpPipeline } from "./clean/warm-up-pipeline.ts";
import { reasonHandlers, warmUpReasoner } from "./reason/reason-handlers.ts";
import { embedHandlers } from "./search/embed-handlers.ts";
import { searchHandlers } from "./search/search-handlers.ts";
import { lookupHandlers } from "./tables/lookup-handlers.ts";
import { openReader, tablesHandlers } from "./tables/tables-handlers.ts";
import { valuesHandlers } from "./values/values-handlers.ts";

export const WORKER_HANDLERS: Handlers<WorkerMethods & SearchMethods> = {
  ...pipelineHandlers,
  ...valuesHandlers,
  ...previewHandlers,
  ...tablesHandlers,
  ...lookupHandlers(),
  ...reasonHandlers,
  ...searchHandlers,
  ...embedHandlers,
  warmUp: async (lane) => {
    for await (const _ of warmUpLane(lane));
    return null;
  },
};

/** Goes the path of a call once in short steps, so that the first user's call finds word lists read and code compiled. */
export async function* warmUpLane(lane: LaneName): AsyncGenerator<void> {
  if (lane === "pages" || lane === "tables") await openReader();
  else if (lane === "reason") warmUpReasoner();
  else if (lane === "embed") await embedHandlers.embedTexts(["warm"], async () => undefined);
  else yield* warmUpPipeline();
}
