/** The language model of a job. A failure is reported to the operator, never to users. */
import type { LanguageModel } from "@limpid/pipeline";
import type { LanguageModelSettings } from "@limpid/worker-protocol";
import { askEndpoint } from "./ask-endpoint.ts";

export function openLanguageModel(settings: LanguageModelSettings): LanguageModel {
  return askEndpoint(settings, (error) => {
    const reason = error instanceof Error ? error.message : String(error);
    process.emitWarning(`The language model "${settings.model}" gave no words for a table: ${reason}`);
  });
}
