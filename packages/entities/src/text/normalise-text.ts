import { type CountedValue, countCells, placesByShape, type TableRule } from "@limpid/table";
import { oneSpace, type TextRepair, textRepairs } from "@limpid/text";
import type { TextCare } from "../entity.ts";
import { dropQuotes, dropTags, narrowSigns, typeApostrophes } from "./column-repairs.ts";

/** What may be repaired in the texts of a column, by the rules of the repairs, in order. Plain data. */
export interface TextTreatment {
  readonly rules: readonly TableRule[];
}

export interface NormalText {
  readonly text: string;
  /** The repairs that changed the text, in order. */
  readonly repairs: readonly TextRepair[];
}

/** Most cells are plain ASCII without a tag, quotes, a space at an end or two in a row: nothing can be repaired in them. */
const UNTOUCHED = /^(?!")[!-%'-;=-~]+(?: [!-%'-;=-~]+)*$/;
const NO_REPAIRS: readonly TextRepair[] = [];
const NOTHING: TextTreatment = { rules: [] };
const REPAIRS: ReadonlyMap<string, TextRepair> = new Map(
  [dropTags, narrowSigns, ...textRepairs, dropQuotes, typeApostrophes].map((repair) => [repair.rule, repair]),
);
/** Share of the rows with a wide gap, and number of different ones, that make it a way of writing. */
const HABITUAL = 0.2;
const MIN_COUNT = 5;

/** Without values: how a text is treated of which no column is known. */
export function treatTexts(values: readonly CountedValue[], care: TextCare): TextTreatment {
  if (care === "exact") return NOTHING;
  const any = keepsGaps(values) ? textRepairs.filter((repair) => repair !== oneSpace) : textRepairs;
  const before = [dropTags, narrowSigns].filter((repair) => repair.isWanted(values, care));
  const after = [dropQuotes, typeApostrophes].filter((repair) => repair.isWanted(values, care));
  return { rules: [...before, ...any, ...after].map(({ rule }) => rule) };
}

/** The column writes two spaces between words in this many texts ("DECATUR, IL  62526"). */
function keepsGaps(values: readonly CountedValue[]): boolean {
  const gapped = placesByShape(values, (text) => text.includes("  ")).flatMap((place) => {
    const value = values[place];
    return value === undefined || oneSpace.apply(value.text) === value.text ? [] : [value];
  });
  return gapped.length >= MIN_COUNT && countCells(gapped) >= HABITUAL * countCells(values);
}

/** Places of the values that a treatment may change; all others are plain. */
export function placesToTreat(values: readonly CountedValue[], { rules }: TextTreatment): readonly number[] {
  return rules.length === 0 ? [] : placesByShape(values, (text) => !UNTOUCHED.test(text));
}

/** Whether it is plain that nothing can be repaired in the text. */
export function isUntouched(raw: string, { rules }: TextTreatment): boolean {
  return rules.length === 0 || UNTOUCHED.test(raw);
}

/** The text with the repairs that its column's treatment allows. */
export function normaliseText(raw: string, treatment: TextTreatment): NormalText {
  if (isUntouched(raw, treatment)) return { text: raw, repairs: NO_REPAIRS };
  let text = raw;
  const repairs: TextRepair[] = [];
  for (const rule of treatment.rules) {
    const repair = REPAIRS.get(rule);
    if (repair === undefined) continue;
    const repaired = repair.apply(text);
    if (repaired !== text) repairs.push(repair);
    text = repaired;
  }
  return { text, repairs };
}
