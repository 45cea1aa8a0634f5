/**
 * Legal forms of companies at the end of their names, without points and case.
 * Source: ISO 20275 (entity legal forms), the frequent ones.
 */
const FORMS = new Set(
  "inc incorporated corp corporation co company llc llp lp ltd limited plc pllc pc pty gmbh ag kg kgaa ohg gbr ug ev eg se mbh sa sas sasu sarl sàrl eurl snc sci scop sl slu sll spa srl srls sapa scarl bv nv vof cv cvba bvba oy oyj ab aps as asa ans ks hf ehf doo dd ad sp zoo kft zrt nyrt bt sro as spol ooo oao zao pao ao ooд тов ооо оао зао пао ltda eireli me cia epp sab decv kk gk kabushiki pte sdn bhd pt tbk jsc ojsc cjsc pjsc pvt".split(
    " ",
  ),
);
/** Forms that are words or initials of other things as often. */
const WEAK = new Set("co as me ad ab se sa pc ag cv bt pt kg dd ao ks ug ev lp company sp eg".split(" "));
/** Forms of several words, which end in one that is known. */
const TAIL =
  /(?:,?\s+(?:& co\.?(?: kg(?:aa)?)?|sp\.? z ?o\.? ?o\.?|s\.? ?r\.? ?o\.?|s\.? ?a\.? de c\.? ?v\.?|pty\.? ltd\.?|pte\.? ltd\.?|pvt\.? ltd\.?|sdn\.? bhd\.?))$/i;

/** The legal form that a name ends in, as it is written there; the empty text when there is none. */
export function legalFormOf(name: string): string {
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
