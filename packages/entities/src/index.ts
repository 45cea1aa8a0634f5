export type { ColumnCleaner, ColumnHints, Entity, EntityExamples, TextCare } from "./entity.ts";
export type { Ambiguous, Cleaned, Invalid, Missing, Outcome, Reading } from "./outcome.ts";
export { recogniseAll } from "./recognise-all.ts";
export { entities, entityById } from "./registry.ts";
export { type MissingToken, missingTokenOf } from "./shared/missing-tokens.ts";
export { type NormalText, normaliseText, type TextTreatment, treatTexts } from "./shared/text/normalise-text.ts";
export { usualValues } from "./shared/usual-values.ts";
