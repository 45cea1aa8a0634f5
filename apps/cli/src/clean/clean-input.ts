import { cleanFile, type TitledChoice } from "@limpid/pipeline";
import type { CleaningSettings } from "@limpid/table";
import { UserError } from "../user-error.ts";
import type { CleanedFile } from "./build-report.ts";
import { requireDecisions } from "./read-decisions.ts";

/** Pages only pace what others watch; here nobody does, so few large ones. */
const PAGE_ROWS = 1000;

interface InputOptions {
  readonly input: string;
  readonly limit: number;
  readonly decisions: readonly TitledChoice[];
  readonly settings: CleaningSettings;
  readonly now: () => number;
}

/** Runs the whole pipeline over a file's bytes. */
export async function cleanInput(
  bytes: Uint8Array,
  { input, limit, decisions, settings, now }: InputOptions,
): Promise<CleanedFile> {
  const fileName = input === "-" ? "" : input;
  const found: { -readonly [Key in keyof CleanedFile]?: CleanedFile[Key] } = {};
  const options = { fileName, rowLimit: limit, pageSize: PAGE_ROWS, columnChoices: decisions, settings, now };
  for await (const event of cleanFile(bytes, options)) {
    if (event.kind === "refused") {
      throw new UserError(`Cannot read ${input === "-" ? "stdin" : `"${input}"`}: ${event.reason}`);
    }
    if (event.kind === "ingested") found.ingested = event;
    else if (event.kind === "metadata") found.metadata = event.metadata;
    else if (event.kind === "cleaned") found.clean = event.clean;
  }
  const { ingested, metadata, clean } = found;
  if (ingested === undefined || metadata === undefined || clean === undefined) {
    throw new Error(`The pipeline ended before it had cleaned "${input}"`);
  }
  requireDecisions(decisions, clean.columns);
  return { ingested, metadata, clean };
}
