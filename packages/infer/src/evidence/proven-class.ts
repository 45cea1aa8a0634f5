/**
 * Finds a class that check digits prove and that the model has not learned, so that a new class of codes works from the
 * day it is registered, before the model is retrained on real columns. Learned classes are left to the model.
 */
import { type Entity, entities, entityById } from "@limpid/entities";
import type { ClassProbability, ColumnSample } from "@limpid/models";
import { countCells } from "@limpid/table";
import { isNamedInWords } from "./named-by.ts";
import { MAX_REFUSED } from "./refusals.ts";

/**
 * Distinct values that prove a class without its title. One digit passes one number in ten by chance: more than half of
 * eleven others, which six are, in fewer than one of three thousand columns.
 */
const MIN_PROVEN = 6;

/** `ranked` holds all classes of the model. Returns undefined if no other class is proven. */
export function provenClass(ranked: readonly ClassProbability[], sample: ColumnSample): string | undefined {
  const learned = new Set(ranked.map(([id]) => id));
  const hasRival = entityById(ranked[0]?.[0] ?? "")?.isChecked === true;
  const isNew = ({ id, isChecked }: Entity): boolean => isChecked && !learned.has(id);
  return entities.find((entity) => isNew(entity) && isProven(entity, sample, hasRival))?.id;
}

/** Beside a learned class that its check digits have not refuted, only the title decides between the two. */
function isProven(entity: Entity, { header, values }: ColumnSample, hasRival: boolean): boolean {
  const proven = values.filter(({ text }) => entity.has(text));
  if (countCells(proven) <= MAX_REFUSED * countCells(values)) return false;
  return isNamedInWords(entity, header) || (!hasRival && proven.length >= MIN_PROVEN);
}
