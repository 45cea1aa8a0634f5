import type { TextCare } from "../../entity.ts";
import { type TextRepair, textRepairs } from "./text-repairs.ts";

export interface NormalText {
  readonly text: string;
  /** The repairs that changed the text, in order. */
  readonly repairs: readonly TextRepair[];
}

/** Most cells are plain ASCII without a space at an end or two in a row: nothing can be repaired in them. */
const UNTOUCHED = /^[!-%'-~]+(?: [!-%'-~]+)*$/;
const NO_REPAIRS: readonly TextRepair[] = [];

/** The text with the repairs that the class's care allows. */
export function normaliseText(raw: string, care: TextCare): NormalText {
  if (care === "exact" || UNTOUCHED.test(raw)) return { text: raw, repairs: NO_REPAIRS };
  let text = raw;
  const repairs: TextRepair[] = [];
  for (const repair of textRepairs) {
    const repaired = repair.care.includes(care) ? repair.apply(text) : text;
    if (repaired !== text) repairs.push(repair);
    text = repaired;
  }
  return { text, repairs };
}
