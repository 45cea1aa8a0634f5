import { cleanFile } from "@limpid/pipeline";
import type { TitledChoice } from "@limpid/table";
import { UserError } from "../user-error.ts";
import type { CleanedFile } from "./build-report.ts";
import type { CleaningPlan } from "./plan-cleaning.ts";
import { requireDecisions } from "./read-decisions.ts";

/** Pages only pace what others watch; here nobody does, so few large ones. */
const PAGE_ROWS = 1000;

interface InputOptions {
  readonly input: string;
  readonly limit: number;
  readonly plan: CleaningPlan;
  /** Decisions of the plan that must have an effect. */
  readonly required: readonly TitledChoice[];
  readonly now: () => number;
}

/** Runs the whole pipeline over a file's bytes. */
export async function cleanInput(
  bytes: Uint8Array,
  { input, limit, plan, required, now }: InputOptions,
): Promise<CleanedFile> {
  const fileName = input === "-" ? "" : input;
  const found: { -readonly [Key in keyof CleanedFile]?: CleanedFile[Key] } = {};
  const { reading: choices, decisions: columnChoices, settings } = plan;
  const options = { fileName, rowLimit: limit, pageSize: PAGE_ROWS, choices, columnChoices, settings, now };
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
  requireDecisions(required, clean.columns);
  return { ingested, metadata, clean };
}
