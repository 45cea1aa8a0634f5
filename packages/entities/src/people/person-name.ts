/**
 * A person's whole name. A column of "First Last" gets the rare "Last, First" turned round; nothing else is moved, and
 * no name is refused because it is not known.
 * Sources: CLDR person names (order and parts); W3C, Personal names around the world.
 */
import { type CountedValue, countCells, type Decision } from "@limpid/table";
import { foldName } from "@limpid/text";
import { chosenOption, chosenSuffix, KEEP_EACH, weighOptions } from "../decide.ts";
import { type ColumnHints, defineEntity } from "../entity.ts";
import { learnSpellings, type NameSpellings, respell } from "../names/name-case.ts";
import { COMMA, DIGIT, GAP, LETTER, nameShape, ODD } from "../names/name-shape.ts";
import { decideSpellings } from "../names/spelling-groups.ts";
import { PARTICLES } from "../names/surname-particles.ts";
import { confirmed, invalid, type Outcome, rewritten } from "../outcome.ts";
import { isFirstName, isLastName } from "./known-names.ts";
import { isHonorificWord, knownParts, type PersonName, parsePersonName } from "./parse-person-name.ts";

interface NameEvidence {
  readonly spellings: NameSpellings;
  /** Cells written "Last, First", and those that are not. */
  readonly inverted: number;
  readonly straight: number;
  /** The parts of "Last, First", if a person has chosen that order. */
  readonly chosen: Order | undefined;
}

type Order = "first_last" | typeof KEEP_EACH;
const DECISION = "name_order";
const ORDERS: readonly Order[] = ["first_last", KEEP_EACH];

/** Share of the cells that decides the order of first name and surname. */
const MAJORITY = 0.8;
const STUDIED = 5_000;
const MAX_KNOWN_LENGTH = 60;
const MAX_WORDS = 6;

export const personName = defineEntity<NameEvidence>({
  id: "person_name",
  title: "Person's name",
  group: "person",
  takesAnyText: true,
  care: "name",
  prefilter: {
    maxLength: MAX_KNOWN_LENGTH,
    any: ["letter"],
    with: ["gap", "comma", "foreign"],
    none: ["digit", "odd"],
  },
  type: "text",
  isPersonal: true,
  maxLength: 120,
  headers: [
    /\b(full ?name|person|people|contact|author|owner|employee|customer|patient|student|teacher|player|manager|actor|actress|artist|director|composer|candidate|speaker|name)\b/i,
    /\b(vollständiger name|person|autor|kunde|mitarbeiter|nom complet|personne|auteur|nombre completo|persona|nome completo|pessoa|nome e cognome|volledige naam|naam)\b/i,
  ],
  recognise: recogniseName,
  learn: learnOrder,
  describe: (evidence) => [
    ...(evidence.inverted > evidence.straight || evidence.chosen !== undefined ? [describeOrder(evidence)] : []),
    ...(evidence.spellings.style === "capitals" ? ["Written in capitals, so left unchanged."] : []),
  ],
  settings: (evidence) => [...decideOrder(evidence), ...decideSpellings(evidence.spellings.groups)],
  clean: cleanName,
});

function recogniseName(text: string): number {
  if (text.length > MAX_KNOWN_LENGTH) return 0;
  const shape = nameShape(text);
  if ((shape & (DIGIT | ODD)) !== 0 || (shape & LETTER) === 0 || (shape & (GAP | COMMA)) === 0) return 0;
  const words = foldName(text).replace(",", "").split(" ");
  const [first = ""] = words;
  if (words.length < 2 || words.length > MAX_WORDS) return 0;
  const start = isHonorificWord(first) ? 1 : 0;
  const known = words.slice(start).filter((word) => isFirstName(word) || isLastName(word)).length;
  const extra = words.slice(start).filter((word) => word.length < 2 || PARTICLES.has(word)).length;
  const isOrdered = isFirstName(words[start] ?? "") || ((shape & COMMA) !== 0 && isLastName(first));
  const share = known / Math.max(1, words.length - start - extra);
  if (isOrdered && share >= 1 && known > 1) return 0.92;
  return isOrdered ? 0.6 * Math.min(1, share) + 0.1 : 0.2 * Math.min(1, share);
}

function orderOf({ inverted, straight }: Pick<NameEvidence, "inverted" | "straight">): Order {
  return straight >= MAJORITY * (straight + inverted) ? "first_last" : KEEP_EACH;
}

function describeOrder({ inverted, straight, chosen }: NameEvidence): string {
  if (chosen === "first_last")
    return `First name first${chosenSuffix(true)}: ${straight} cells, ${inverted} reordered.`;
  return `Surname first, then a comma${chosenSuffix(chosen !== undefined)}: ${inverted} cells.`;
}

function decideOrder(evidence: NameEvidence): readonly Decision[] {
  const { inverted, straight, chosen } = evidence;
  if (inverted === 0) return [];
  const inferred = orderOf(evidence);
  return [
    {
      id: DECISION,
      title: "Order of the names",
      options: weighOptions([
        { id: "first_last", label: "First name first", cells: straight },
        { id: KEEP_EACH, label: "Keep as is", cells: inverted },
      ]),
      inferred,
      inForce: chosen ?? inferred,
      isChosen: chosen !== undefined,
      undecided: 0,
      sentence:
        (chosen ?? inferred) === "first_last" && chosen === undefined
          ? `First name first: ${straight} cells, ${inverted} with the surname first.`
          : describeOrder(evidence),
    },
  ];
}

function learnOrder(values: readonly CountedValue[], hints: ColumnHints): NameEvidence {
  const studied = values.slice(0, STUDIED);
  const isInverted = ({ text }: CountedValue) => text.includes(",") && parsePersonName(text)?.isInverted === true;
  const inverted = countCells(studied.filter(isInverted));
  const chosen = inverted === 0 ? undefined : chosenOption(hints, DECISION, ORDERS);
  return { spellings: learnSpellings(values, hints), inverted, straight: countCells(studied) - inverted, chosen };
}

function cleanName(text: string, evidence: NameEvidence): Outcome {
  const { spellings, inverted, straight, chosen = orderOf(evidence) } = evidence;
  if (!/\p{L}/u.test(text)) return invalid("Contains no letters.");
  const better = respell(text, spellings, isKnownName);
  if (better !== undefined)
    return rewritten(text, better.output, { ...better, components: partsOf(parsePersonName(better.output)) });
  const name = parsePersonName(text);
  if (name === undefined || chosen === KEEP_EACH || !isSurelyInverted(name)) return confirmed(text, partsOf(name));
  const output = [name.honorific, name.first, name.middle, name.last, name.suffix]
    .filter((part) => part !== "")
    .join(" ");
  const why =
    evidence.chosen === undefined
      ? `First name first, as in ${straight} of ${straight + inverted} cells.`
      : `First name first${chosenSuffix(true)}.`;
  return rewritten(text, output, {
    why,
    rule: "first-name-first",
    prob: 0.93,
    components: partsOf(parsePersonName(output)),
  });
}

/** Two whole names with a comma between them are two persons. */
function isSurelyInverted(name: PersonName): boolean {
  const surnames = name.last.split(" ").filter((word) => !PARTICLES.has(word.toLowerCase()));
  return name.isInverted && surnames.length === 1 && knownParts(name) === 2;
}

function isKnownName(folded: string): boolean {
  const words = folded.replace(",", "").split(" ");
  return words.length > 1 && words.every((word) => isFirstName(word) || isLastName(word));
}

const PARTS = ["honorific", "first", "middle", "last", "suffix"] as const satisfies readonly (keyof PersonName)[];

function partsOf(name: PersonName | undefined): Readonly<Record<string, string>> {
  const parts: Record<string, string> = {};
  if (name !== undefined) for (const part of PARTS) if (name[part] !== "") parts[part] = name[part];
  return parts;
}
