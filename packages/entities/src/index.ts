export type { EntityExamples } from "./class-examples.ts";
export { type EntityClass, entityClasses } from "./classes/index.ts";
export { isNamedBy } from "./columns/is-named-by.ts";
export { usualValues } from "./columns/usual-values.ts";
export type {
  ClassFit,
  ColumnCleaner,
  Entity,
  EntityGroup,
  EntityRole,
} from "./entity.ts";
export { splitCurrency } from "./money/split-currency.ts";
export type { Cleaned, Invalid, Missing, Outcome, Reading } from "./outcome.ts";
export { recogniseAll } from "./recognise-all.ts";
export { entities, entityById } from "./registry.ts";
export {
  isUntouched,
  type NormalText,
  normaliseText,
  placesToTreat,
  type TextTreatment,
  treatTexts,
} from "./text/normalise-text.ts";
