/**
 * Legal forms of companies at the end of their names, without points and case.
 * Source: ISO 20275 (entity legal forms), the frequent ones.
 */
import { LEGAL_FORMS } from "../../data/generated/legal-forms.ts";

const FORMS = new Set(LEGAL_FORMS.map(([form]) => form));
/** Forms that are words or initials of other things as often. */
const WEAK = new Set(LEGAL_FORMS.flatMap(([form, otherWord]) => (otherWord === "yes" ? [form] : [])));
/** Forms of several words, which end in one that is known. */
const TAIL =
  /(?:,?\s+(?:& co\.?(?: kg(?:aa)?)?|sp\.? z ?o\.? ?o\.?|s\.? ?r\.? ?o\.?|s\.? ?a\.? de c\.? ?v\.?|pty\.? ltd\.?|pte\.? ltd\.?|pvt\.? ltd\.?|sdn\.? bhd\.?))$/i;

/** The legal form that a name ends in, as it is written there; the empty text when there is none. */
export function findLegalForm(name: string): string {
  const tail = TAIL.exec(name)?.[0];
  if (tail !== undefined) return tail.replace(/^,?\s+/, "");
  const start = name.lastIndexOf(" ") + 1;
  if (start === 0) return "";
  const last = name.slice(start).replace(/[()]/g, "");
  return FORMS.has(last.toLowerCase().replaceAll(".", "")) ? last : "";
}

/** Whether the form can hardly be another word. */
export function isClearForm(form: string): boolean {
  return form !== "" && (!WEAK.has(form.toLowerCase().replaceAll(".", "")) || form === form.toUpperCase());
}
