/**
 * A step of a scale, such as low, medium and high. The words stay; a spelling that most cells do not have is brought to
 * theirs, and the rank says where the step stands.
 * Sources: Likert, A Technique for the Measurement of Attitudes (1932); CDISC and HL7 code lists of severity.
 */

import { type CountedValue, countCells } from "@limpid/table";
import { isOneEditApart } from "@limpid/text";
import { headerWords } from "../columns/header-words.ts";
import { someValues } from "../columns/some-values.ts";
import { type ColumnHints, defineEntity } from "../entity.ts";
import { learnSpellings, type NameSpellings, respell } from "../names/name-case.ts";
import { decideSpellings } from "../names/spelling-groups.ts";
import { confirmed, invalid, type Outcome, rewritten } from "../outcome.ts";
import { isScaleWord, type Scale, scales } from "./ordinal-scales.ts";

interface OrdinalEvidence {
  /** The scale that has most of the column's cells. */
  readonly scale: Scale | undefined;
  readonly cells: number;
  readonly all: number;
  readonly spellings: NameSpellings;
}

const MAX_STEP_LENGTH = 30;
const MAJORITY = 0.8;
const MIN_MISSPELT_LENGTH = 4;
const nothingKnown = () => false;

export const ordinal = defineEntity<OrdinalEvidence>({
  id: "ordinal",
  title: "Step of a scale",
  group: "category",
  takesAnyText: true,
  prefilter: { maxLength: 30, any: ["letter"] },
  type: "text",
  maxLength: 200,
  headers: [
    headerWords(
      "(?:pain|risk|skill|priority|education|satisfaction|severity)?[ _-]?(?:level|priority|severity|size|grade|quality|frequency|satisfaction|likelihood|impact|risk|urgency|stage|intensity|condition|difficulty|agreement|importance|tier|rating|class)",
    ),
    headerWords(
      "stufe|priorität|schweregrad|grösse|größe|häufigkeit|zufriedenheit|risiko|niveau|priorité|gravité|taille|fréquence|nivel|prioridad|gravedad|tamaño|talla|frecuencia|nível|prioridade|gravidade|tamanho|livello|priorità|gravità|taglia|frequenza|prioriteit|ernst|maat|frequentie",
    ),
  ],
  recognise: (text) => {
    if (text.length > MAX_STEP_LENGTH || !isScaleWord(text.toLowerCase())) return 0;
    return text.length < MIN_MISSPELT_LENGTH ? 0.4 : 0.8;
  },
  has: (text) => isScaleWord(text.toLowerCase()),
  learn: learnScale,
  describe: ({ scale, cells, all }) =>
    scale === undefined ? [] : [`A known scale: ${cells} of ${all} cells are steps of it.`],
  settings: ({ spellings }) => decideSpellings(spellings.groups),
  clean: cleanStep,
  allowedTokens: ["none", "n"],
});

function learnScale(distinct: readonly CountedValue[], hints: ColumnHints): OrdinalEvidence {
  const values = someValues(distinct);
  const all = countCells(values);
  const short = values.filter(({ text }) => text.length <= MAX_STEP_LENGTH);
  let scale: Scale | undefined;
  let cells = 0;
  for (const candidate of scales) {
    const found = short.reduce((sum, { text, count }) => sum + (candidate.has(text.toLowerCase()) ? count : 0), 0);
    if (found > cells) [scale, cells] = [candidate, found];
  }
  return { scale: 2 * cells >= all ? scale : undefined, cells, all, spellings: learnSpellings(values, hints) };
}

function cleanStep(text: string, { scale, cells, all, spellings }: OrdinalEvidence): Outcome {
  const lower = text.toLowerCase();
  const rank = scale?.get(lower);
  const components = rank === undefined ? {} : { rank: String(rank) };
  const better = respell(text, spellings, nothingKnown);
  if (better !== undefined) return rewritten(text, better.output, { ...better, components });
  if (rank !== undefined || scale === undefined || cells < MAJORITY * (all - 1)) return confirmed(text, components);
  if (text.length < MIN_MISSPELT_LENGTH) return confirmed(text);
  const near = [...scale.keys()].filter((step) => step.length >= MIN_MISSPELT_LENGTH && isOneEditApart(step, lower));
  const suggestions = near.map((step) => spellings.dominant.get(step)?.text ?? step);
  return near.length === 1
    ? invalid("Not a step of the scale, but one letter away from one.", suggestions)
    : confirmed(text);
}
