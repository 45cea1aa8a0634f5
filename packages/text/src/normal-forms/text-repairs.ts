/** Lists repairs that never change what an author meant, in the order in which they run. */
import { decodeEntities } from "./decode-entities.ts";
import { repairMojibake } from "./repair-mojibake.ts";

type TextRule =
  | "text.one-space"
  | "text.mojibake"
  | "text.html-entity"
  | "text.nfc"
  | "text.invisible"
  | "text.space"
  | "text.trim"
  | "text.tags"
  | "text.quotes"
  | "text.apostrophe"
  | "text.width";

export interface TextRepair {
  readonly rule: TextRule;
  readonly why: string;
  readonly apply: (text: string) => string;
}

const ODD_SPACES = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g;
/**
 * Keeps joiners (U+200C, U+200D), which Persian, Hindi and emoji need, and SUB (U+001A), which programs write for a
 * character that they cannot encode (ECMA-48 §8.3.148): it is the only trace of the lost character.
 */
const INVISIBLE = /[\u00AD\u200B\u2060\uFEFF]|[^\P{Cc}\t\n\r\u001A\u0080-\u009F]/gu;
/** Two or more spaces between words of one line are an error; after a sentence they are a habit of typing. */
const WIDE_GAP = /(?<=[\p{L}\p{N},]|\b\p{Lu}\.)[ \t]{2,}(?=[\p{L}\p{N}])/gu;

/** Does not apply to columns that write two spaces between words on purpose. */
export const oneSpace: TextRepair = {
  rule: "text.one-space",
  why: "One space between words.",
  apply: (text) => (text.includes("\n") ? text : text.replace(WIDE_GAP, " ")),
};

export const textRepairs: readonly TextRepair[] = [
  { rule: "text.mojibake", why: "Letters decoded again, as UTF-8.", apply: repairMojibake },
  { rule: "text.html-entity", why: "HTML entities written as characters.", apply: decodeEntities },
  { rule: "text.nfc", why: "Accents joined to their letters.", apply: (text) => text.normalize("NFC") },
  {
    rule: "text.invisible",
    why: "Invisible characters removed.",
    apply: (text) => text.replace(INVISIBLE, ""),
  },
  { rule: "text.space", why: "Unusual spaces made plain.", apply: (text) => text.replace(ODD_SPACES, " ") },
  { rule: "text.trim", why: "Spaces around it removed.", apply: (text) => text.trim() },
  oneSpace,
];
