/** The language model of a job, where the operator has one. A failure is told to the operator, never to users. */
import type { LanguageModel } from "@limpid/pipeline";
import type { LanguageModelSettings } from "../config.ts";
import { askEndpoint } from "./ask-endpoint.ts";

export function languageModelOf({
  languageModel: settings,
}: {
  readonly languageModel: LanguageModelSettings | null;
}): LanguageModel | undefined {
  if (settings === null) return undefined;
  return askEndpoint(settings, (error) => {
    const reason = error instanceof Error ? error.message : String(error);
    process.emitWarning(`The language model "${settings.model}" gave no words for a table: ${reason}`);
  });
}
