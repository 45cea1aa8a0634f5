import type { CountedValue } from "@limpid/table";
import type { TextCare } from "../../entity.ts";
import { countCells } from "../count-cells.ts";
import { oneSpace, type TextRepair, textRepairs } from "./text-repairs.ts";

/** What may be repaired in the texts of a column. */
export interface TextTreatment {
  readonly care: TextCare;
  /** So many texts have two spaces between words that this is how the column writes ("DECATUR, IL  62526"). */
  readonly keepsGaps: boolean;
}

export interface NormalText {
  readonly text: string;
  /** The repairs that changed the text, in order. */
  readonly repairs: readonly TextRepair[];
}

/** Most cells are plain ASCII without a space at an end or two in a row: nothing can be repaired in them. */
const UNTOUCHED = /^[!-%'-~]+(?: [!-%'-~]+)*$/;
const NO_REPAIRS: readonly TextRepair[] = [];
/** Share of the rows with a wide gap, and number of different ones, that make it a way of writing. */
const HABITUAL = 0.2;
const FEWEST = 5;

export function treatTexts(values: readonly CountedValue[], care: TextCare): TextTreatment {
  const gapped = values.filter(({ text }) => text.includes("  ") && oneSpace.apply(text) !== text);
  return { care, keepsGaps: gapped.length >= FEWEST && countCells(gapped) >= HABITUAL * countCells(values) };
}

/** The text with the repairs that its column's treatment allows. */
export function normaliseText(raw: string, { care, keepsGaps }: TextTreatment): NormalText {
  if (care === "exact" || UNTOUCHED.test(raw)) return { text: raw, repairs: NO_REPAIRS };
  let text = raw;
  const repairs: TextRepair[] = [];
  for (const repair of textRepairs) {
    const repaired = keepsGaps && repair === oneSpace ? text : repair.apply(text);
    if (repaired !== text) repairs.push(repair);
    text = repaired;
  }
  return { text, repairs };
}
