/**
 * A short code from a list somewhere: a department, a diagnosis, a status. It is written in capitals where the column
 * is; a value with another pattern than nearly all others is flagged, never changed.
 * Sources: ISO/IEC 11179-5 (codes as identifiers of concepts); OpenRefine's text facets by shape.
 */
import type { CountedValue } from "@limpid/table";
import { findMissingToken } from "@limpid/text";
import { findMajority } from "../columns/find-majority.ts";
import { describeShapes, learnShapes, partsOfCode, type ShapeEvidence, valueShape } from "../columns/value-shape.ts";
import { defineEntity } from "../entity.ts";
import { confirmed, invalid, missing, type Outcome, rewritten } from "../outcome.ts";

interface CodeEvidence {
  readonly shapes: ShapeEvidence;
  readonly areCapitals: boolean;
}

const MAX_LENGTH = 20;

export const code = defineEntity<CodeEvidence>({
  id: "code",
  title: "Code",
  group: "id",
  takesAnyText: true,
  prefilter: { minLength: 1, maxLength: 12, only: ["digit", "latin", "dot", "underscore", "slash", "hyphen"] },
  type: "text",
  maxLength: MAX_LENGTH,
  care: "exact",
  headers: [
    /\b(code|codes|cd|abbr|abbreviation|symbol|key|short ?name)\b/i,
    /(?:_code|_cd|Code|Cd)$/,
    /\b(kürzel|kuerzel|schlüssel|kennzeichen|abkürzung|sigle|código|sigla|codice|abreviatura|abréviation|abbreviazione|afkorting)\b/i,
  ],
  recognise: (text) => {
    if (text.length > 12 || text.length < 1) return 0;
    if (/^[A-Z]{1,5}$/.test(text)) return 0.5;
    if (!/^[A-Z\d][A-Z\d._/-]*$/i.test(text)) return 0;
    if (!/\d/.test(text)) return 0.1;
    return /[A-Z]/.test(text) ? 0.55 : /^0\d/.test(text) ? 0.4 : 0.15;
  },
  learn: learnCodes,
  describe: ({ shapes, areCapitals }) => [
    ...describeShapes(shapes),
    ...(areCapitals ? ["Codes are in capitals."] : []),
  ],
  clean: cleanCode,
});

function learnCodes(values: readonly CountedValue[]): CodeEvidence {
  const isCapital = (text: string) => (/\p{L}/u.test(text) ? text === text.toUpperCase() : undefined);
  return { shapes: learnShapes(values), areCapitals: findMajority(values, isCapital) === true };
}

function cleanCode(text: string, { shapes, areCapitals }: CodeEvidence): Outcome {
  const trimmed = text.trim();
  if (areCapitals && hasSmallLetters(trimmed) && findMissingToken(trimmed) !== undefined)
    return missing(`"${trimmed}" means no data: codes of the column are written in capitals.`);
  if (shapes.shape !== undefined && valueShape(trimmed) !== shapes.shape)
    return invalid(`Nearly all codes of the column look like ${shapes.shape}.`, suggestCode(trimmed, shapes));
  const components = partsOfCode(trimmed);
  const capitals = trimmed.toUpperCase();
  if (areCapitals && capitals !== trimmed && capitals.length === trimmed.length)
    return rewritten(text, capitals, { why: "In capitals, as the rest of the column.", rule: "capitals", components });
  return trimmed === text ? confirmed(text, components) : rewritten(text, trimmed, { ...TRIMMED, components });
}

function hasSmallLetters(text: string): boolean {
  return text !== text.toUpperCase();
}

const TRIMMED = { why: "Leading and trailing spaces removed.", rule: "trim" } as const;

const SEPARATORS = /[\s_-]+/g;
/** One between two letters, or two digits, joins codes: without it they look like a longer one. */
const SEPARATORS_OF_KINDS = /(?<=\p{L})[\s_-]+(?=\d)|(?<=\d)[\s_-]+(?=\p{L})/gu;

/** The letters O, I and l read as digits, or the other way round, or no separators, where that gives the pattern. */
function suggestCode(text: string, { shape, exactShape }: ShapeEvidence): readonly string[] {
  const joined = text.replace(SEPARATORS, "");
  const candidates = [
    text.replace(/[Oo]/g, "0").replace(/[Il]/g, "1"),
    text.replace(/0/g, "O").replace(/1/g, "I"),
    text.replace(/^0/, "O"),
    joined.length === exactShape?.length ? joined : text.replace(SEPARATORS_OF_KINDS, ""),
  ];
  const fitting = new Set(candidates.filter((candidate) => candidate !== text && valueShape(candidate) === shape));
  return fitting.size === 1 ? [...fitting] : [];
}
