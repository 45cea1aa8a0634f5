/**
 * A person's job. Any text may be one; case is only changed to what the column itself writes.
 * Sources: ISCO-08 (ILO); US SOC 2018, direct match titles.
 */

import { endsInAny, foldWords } from "@limpid/text";
import { LETTER, nameShape } from "../names/name-shape.ts";
import { defineOpenListNames } from "../names/open-list-names.ts";
import { JOB_ENDS, JOB_WORDS, SENIORITIES } from "./job-words.ts";

const MAX_KNOWN_LENGTH = 90;
const PLURAL = /s$/;

export const jobTitle = defineOpenListNames({
  id: "job_title",
  title: "Job title",
  group: "person",
  role: "label",
  prefilter: { minLength: 2, maxLength: MAX_KNOWN_LENGTH, any: ["letter"] },
  maxLength: 200,
  headers: [
    /\b(job|job ?title|position|occupation|profession|role|work|career|designation|vacancy)\b/i,
    /\b(beruf|berufsbezeichnung|stelle|funktion|tätigkeit|poste|métier|fonction|emploi|profession|puesto|cargo|ocupación|profesión|profissão|função|professione|mansione|ruolo|qualifica|beroep|functie)\b/i,
  ],
  recognise: (text) => {
    if (text.length > MAX_KNOWN_LENGTH || text.length < 2 || (nameShape(text) & LETTER) === 0) return 0;
    const words = foldWords(text);
    if (words.length > 12 || !words.some(isJobWord)) return words.length > 6 ? 0 : 0.02;
    return isJobWord(words.at(-1) ?? "") || words.length < 3 || isJobWord(words[0] ?? "") ? 0.85 : 0.6;
  },
  componentsOf: (text) => {
    const seniority = SENIORITIES.find(([, pattern]) => pattern.test(text))?.[0];
    return seniority === undefined ? {} : { seniority };
  },
});

const hasJobEnd = endsInAny(JOB_ENDS);

function isJobWord(word: string): boolean {
  if (JOB_WORDS.has(word)) return true;
  if (word.length < 6) return false;
  return JOB_WORDS.has(word.replace(PLURAL, "")) || hasJobEnd(word);
}
