/** One value by itself, as a column of its class would be cleaned that has only this value. */
import { type Entity, normaliseText, type Outcome, treatTexts } from "@limpid/entities";
import type { TableContext } from "@limpid/table";

export interface CheckedValue {
  readonly valid: boolean;
  readonly output: string;
  readonly components: Readonly<Record<string, string>>;
  /** Why the value is not valid, or what it may mean; not there when there is nothing to say. */
  readonly reason?: string;
}

export function checkValue(raw: string, entity: Entity, context: TableContext): CheckedValue {
  const { text } = normaliseText(raw, treatTexts([], entity.care));
  if (text === "") return { valid: false, output: "", components: {}, reason: "There is no value." };
  const cleaner = entity.study([{ text, count: 1 }], { header: "", context });
  return describe(text, cleaner.clean(text));
}

function describe(text: string, outcome: Outcome): CheckedValue {
  switch (outcome.kind) {
    case "ok":
      return { valid: true, output: outcome.output, components: outcome.components };
    case "ambiguous":
      return { valid: true, output: text, components: {}, reason: outcome.reason };
    case "invalid":
    case "missing":
      return { valid: false, output: text, components: {}, reason: outcome.reason };
  }
}
