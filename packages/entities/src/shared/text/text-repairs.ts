/** Repairs of a text that no author means to need, in the order in which they are made. */
import type { TextCare } from "../../entity.ts";
import { decodeEntities } from "./decode-entities.ts";
import { repairMojibake } from "./repair-mojibake.ts";

export interface TextRepair {
  readonly rule: string;
  readonly why: string;
  /** The kinds of care that allow it. */
  readonly care: readonly TextCare[];
  readonly apply: (text: string) => string;
}

const ALL: readonly TextCare[] = ["prose", "value"];
const ODD_SPACES = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g;
/** Joiners (U+200C, U+200D) are left: they are letters' business in Persian, Hindi and emoji. */
const INVISIBLE = /[\u00AD\u200B\u2060\uFEFF]|[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;
/** Two or more spaces between words of one line; after a full stop they are a habit of typing, not an error. */
const WIDE_GAP = /(?<=[\p{L}\p{N},])(?: |\t)(?: |\t)+(?=[\p{L}\p{N}])/gu;

export const textRepairs: readonly TextRepair[] = [
  { rule: "text.mojibake", why: "Letters decoded again, as UTF-8.", care: ALL, apply: repairMojibake },
  { rule: "text.html-entity", why: "HTML entities written as characters.", care: ALL, apply: decodeEntities },
  { rule: "text.nfc", why: "Accents joined to their letters.", care: ALL, apply: (text) => text.normalize("NFC") },
  {
    rule: "text.invisible",
    why: "Invisible characters removed.",
    care: ALL,
    apply: (text) => text.replace(INVISIBLE, ""),
  },
  { rule: "text.space", why: "Unusual spaces made plain.", care: ALL, apply: (text) => text.replace(ODD_SPACES, " ") },
  { rule: "text.trim", why: "Spaces around it removed.", care: ALL, apply: (text) => text.trim() },
  { rule: "text.one-space", why: "One space between words.", care: ALL, apply: narrowGaps },
];

function narrowGaps(text: string): string {
  return text.includes("\n") ? text : text.replace(WIDE_GAP, " ");
}
