/** Repairs of texts that the other texts of the column must speak for, or at least not against. */
import { type CountedValue, countByShape } from "@limpid/table";
import type { TextRepair } from "@limpid/text";
import type { TextCare } from "../entity.ts";

export interface ColumnRepair extends TextRepair {
  /** Whether a column of such values is to have the repair. */
  readonly isWanted: (values: readonly CountedValue[], care: TextCare) => boolean;
}

const FORMATTED = /<(b|i|u|em|strong|span|font|small|big|p|div)(?:\s[^<>]{0,200})?>([^<>]*)<\/\1>/gi;
const NESTED = 3;
const MAX_LENGTH = 1000;

/** A column half of which has tags is one of markup. */
export const dropTags: ColumnRepair = {
  rule: "text.tags",
  why: "Formatting tags removed.",
  apply: (text) => {
    if (!text.includes("</") || text.length > MAX_LENGTH) return text;
    let plain = text;
    for (let level = 0; level < NESTED; level++) plain = plain.replace(FORMATTED, "$2");
    return plain.trim() === "" || /[<>]/.test(plain) ? text : plain;
  },
  isWanted: (values, care) =>
    care !== "wording" && cellsWith(values, (text) => text.includes("</")) * 2 < cellsWith(values, isAny),
};

const QUOTED = /^(?:"([^"“”„«»]+)"|“([^"“”„«»]+)”|„([^"“”„«»]+)[“”]|«([^"“”„«»]+)»)$/u;
const RARELY = 0.1;

/** Quotes round a whole value, which hardly any other value has. */
export const dropQuotes: ColumnRepair = {
  rule: "text.quotes",
  why: "Surrounding quotes removed, as other cells have none.",
  apply: (text) => QUOTED.exec(text)?.slice(1).find(isAny)?.trim() || text,
  isWanted: (values, care) =>
    care !== "wording" && cellsWith(values, (text) => QUOTED.test(text.trim())) < RARELY * cellsWith(values, isAny),
};

const WIDE = /^[\uFF01-\uFF5E\u3000]+$/;

/** ＡＢ１２ as AB12: a whole value in wide signs of East Asian keyboards, in a column that hardly has any other one. */
export const narrowSigns: ColumnRepair = {
  rule: "text.width",
  why: "Full-width letters and digits converted.",
  apply: (text) => (WIDE.test(text) ? text.normalize("NFKC") : text),
  isWanted: (values, care) =>
    care !== "wording" && cellsWith(values, (text) => WIDE.test(text)) < RARELY * cellsWith(values, isAny),
};

const TYPESET = /(?<=\p{L})[’ʼ](?=\p{L})/gu;
const TYPED = /\p{L}'\p{L}/u;
const MIN_COUNT = 3;
const TIMES = 5;

/** O’Brien as O'Brien, where the column writes it so. */
export const typeApostrophes: ColumnRepair = {
  rule: "text.apostrophe",
  why: "A plain apostrophe.",
  apply: (text) => text.replace(TYPESET, "'"),
  isWanted: (values, care) => {
    if (care === "wording") return false;
    const typeset = cellsWith(values, (text) => text.search(TYPESET) !== -1);
    const typed = cellsWith(values, (text) => TYPED.test(text));
    return typed >= MIN_COUNT && typed >= TIMES * typeset;
  },
};

function isAny(text: string | undefined): boolean {
  return text !== undefined && text !== "";
}

/** What is asked of a text here follows from its shape. */
function cellsWith(values: readonly CountedValue[], has: (text: string) => boolean): number {
  return countByShape(values, has).cells;
}
