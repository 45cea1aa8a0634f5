/** Reads what a column holds, before any of its values is judged: their texts repaired, those for no data set apart. */
import { type ClassFit, type Entity, normaliseText, type TextTreatment, treatTexts } from "@limpid/entities";
import { type Column, type CountedValue, countValues, STANDARD_SETTINGS } from "@limpid/table";
import type { ValueColumn } from "./detector.ts";
import { withoutWriting } from "./forms/writing.ts";
import { ANY_PLACE } from "./missing/column-signs.ts";
import { isBlank, type MissingSuspicions, suspectMissing } from "./missing/find-missing.ts";
import { withoutAnswers } from "./questions/answers.ts";
import { columnSettings } from "./studied-table.ts";
import { SURE } from "./verdict.ts";

interface ReadColumn {
  /** The texts as they were read. */
  readonly counted: readonly CountedValue[];
  /** What may be repaired in the texts, and the values with these repairs. */
  readonly treatment: TextTreatment;
  readonly values: readonly CountedValue[];
  readonly missing: MissingSuspicions;
  /** The values that are data, and what the class has learnt from them. */
  readonly present: ValueColumn;
  readonly fit: ClassFit;
}

export function readValues(
  column: Column,
  entity: Entity,
  settings = columnSettings(STANDARD_SETTINGS),
  place = ANY_PLACE,
): ReadColumn {
  const { title } = column;
  const counted = countValues(column);
  const treatment = treatTexts(counted, entity.care);
  const values = normalValues(counted, treatment);
  const missing = suspectMissing(entity, title, values, place);
  const data = values.filter(({ text }) => !isBlank(text) && (missing.get(text)?.probability ?? 0) < SURE);
  const fit = entity.fit(data, {
    header: title,
    context: settings.context,
    decided: withoutAnswers(withoutWriting(settings.decided)),
  });
  const { role, care } = entity;
  return { counted, treatment, values, missing, fit, present: { title, role, care, type: fit.type, values: data } };
}

/** Each once. */
function normalValues(values: readonly CountedValue[], treatment: TextTreatment): readonly CountedValue[] {
  const texts = values.map(({ text }) => normaliseText(text, treatment).text);
  if (texts.every((text, index) => text === values[index]?.text)) return values;
  const counts = new Map<string, number>();
  for (const [index, text] of texts.entries()) counts.set(text, (counts.get(text) ?? 0) + (values[index]?.count ?? 0));
  return [...counts].map(([text, count]) => ({ text, count }));
}
