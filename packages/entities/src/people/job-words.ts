/** Words by which a text is a job title, in seven languages, folded; and words for how senior somebody is. */
import { JOB_WORDS as ROWS } from "../../data/generated/job-words.ts";

export const JOB_WORDS: ReadonlySet<string> = new Set(wordsOf("word"));

/** Ends of German and Dutch compounds: Projektleiter, Softwareentwickler, projectmedewerker. */
export const JOB_ENDS: readonly string[] = wordsOf("end");

function wordsOf(kind: string): readonly string[] {
  return ROWS.flatMap(([word, itsKind]) => (itsKind === kind ? [word] : []));
}

export const SENIORITIES: readonly (readonly [seniority: string, pattern: RegExp])[] = [
  [
    "executive",
    /\b(?:chief|ceo|cfo|cto|coo|cio|cmo|president|vp|vice president|svp|evp|founder|owner|geschäftsführer(?:in)?|vorstand|pdg)\b/i,
  ],
  [
    "director",
    /\b(?:director|directora|direktor(?:in)?|directeur|directrice|diretora?|direttore|direttrice|head of|dean)\b/i,
  ],
  [
    "lead",
    /\b(?:lead|leader|principal|manager|gerente|leiter(?:in)?|responsable|responsabile|chef de|supervisor|teamleider)\b/i,
  ],
  ["senior", /\b(?:senior|sr|sénior|sênior)\b/i],
  ["junior", /\b(?:junior|jr|júnior|assistant|associate)\b/i],
  [
    "trainee",
    /\b(?:intern|trainee|apprentice|praktikant(?:in)?|stagiaire|becario|aprendiz|tirocinante|stagiair|lehrling|azubi|estagiário)\b/i,
  ],
];
