/** All kinds of questions that a column asks by itself. Of equal rank, the first kind comes first. */
import { doubtedClass } from "./doubted-class.ts";
import { nearMisses } from "./near-misses.ts";
import { otherKind } from "./other-kind.ts";
import { placeholders } from "./placeholders.ts";
import type { QuestionKindDefinition } from "./question-kind.ts";
import { range } from "./range.ts";
import { slips } from "./slips.ts";
import { units } from "./units.ts";
import { ways } from "./ways.ts";

export const COLUMN_QUESTIONS: readonly QuestionKindDefinition[] = [
  doubtedClass,
  ways,
  units,
  otherKind,
  nearMisses,
  slips,
  placeholders,
  range,
];
