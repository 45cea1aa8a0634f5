/** Reads what a column holds, before any of its values is judged: their texts repaired, those for no data set apart. */
import {
  type ClassFit,
  type Entity,
  normaliseText,
  placesToTreat,
  type TextTreatment,
  treatTexts,
} from "@limpid/entities";
import { type Column, type CountedValue, countValues, placesByShape, STANDARD_SETTINGS } from "@limpid/table";
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
  const data = valuesWithData(values, missing);
  const fit = entity.fit(data, {
    header: title,
    context: settings.context,
    decided: withoutAnswers(withoutWriting(settings.decided)),
  });
  const { role, care } = entity;
  return { counted, treatment, values, missing, fit, present: { title, role, care, type: fit.type, values: data } };
}

/** Each once, at the place of its first text. */
function normalValues(values: readonly CountedValue[], treatment: TextTreatment): readonly CountedValue[] {
  const changed = new Map<number, string>();
  for (const place of placesToTreat(values, treatment)) {
    const raw = values[place]?.text ?? "";
    const { text } = normaliseText(raw, treatment);
    if (text !== raw) changed.set(place, text);
  }
  if (changed.size === 0) return values;
  const shared = new Set(changed.values());
  const places = new Map<string, number>();
  const normal: CountedValue[] = [];
  values.forEach((value, place) => {
    const text = changed.get(place) ?? value.text;
    const known = shared.has(text) ? places.get(text) : undefined;
    if (known !== undefined) normal[known] = { text, count: (normal[known]?.count ?? 0) + value.count };
    else {
      if (shared.has(text)) places.set(text, normal.length);
      normal.push(text === value.text ? value : { text, count: value.count });
    }
  });
  return normal;
}

function valuesWithData(values: readonly CountedValue[], missing: MissingSuspicions): readonly CountedValue[] {
  const isAnySure = [...missing.values()].some(({ probability }) => probability >= SURE);
  if (!isAnySure && placesByShape(values, isBlank).length === 0) return values;
  return values.filter(({ text }) => !isBlank(text) && (missing.get(text)?.probability ?? 0) < SURE);
}
