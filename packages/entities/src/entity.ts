/**
 * The one interface of an entity class: how to recognise it, what a column of it has in common, and how one value of
 * it is cleaned. Shared code reads these properties and never asks which class it has before it.
 */

import type { ContextEvidence, CountedValue, Decided, Decision, TableContext, ValueType } from "@limpid/table";
import { boundedNumber } from "@limpid/text";
import { classExamples, type EntityExamples } from "./class-examples.ts";
import type { TitlePattern } from "./columns/header-words.ts";
import { usualValues } from "./columns/usual-values.ts";
import { describeDropped } from "./describe-dropped.ts";
import { type Cleaned, confirmed, invalid, type Outcome } from "./outcome.ts";
import type { Prefilter } from "./prefilters/prefilter.ts";

export interface ColumnHints {
  /** The column's title, or the empty text. */
  readonly header: string;
  /** The origin of the table: a hint for what the column leaves open, and never a proof. */
  readonly context?: TableContext | undefined;
  /** What a person has decided in place of the cells; what does not concern the class is left alone. */
  readonly decided?: Decided | undefined;
}

/**
 * What may be done to a text before the class sees it. `exact`: nothing. `wording`: mending what no author means, where
 * quotes and tags may be meant. `repair`: mending these, too. `name`: and signs that only typesetters write.
 */
export type TextCare = "exact" | "wording" | "repair" | "name";

/**
 * What the values of a class are, as far as it says how one may be taken for another. `answer`: one of few, such as yes.
 * `label`: a word or name that many cells share. `name`: of one of very many, so that a name like another is another one.
 * `code`: letters and digits, each of which counts. `number`: also dates. `prose`: sentences, lists and markup.
 */
export type EntityRole = "answer" | "label" | "name" | "code" | "number" | "prose";

/** The groups of classes, each with the role of most of its classes. A folder may hold classes of several groups. */
const ROLE_OF_GROUP = {
  category: "answer",
  code: "code",
  contact: "code",
  datetime: "number",
  finance: "code",
  geo: "label",
  id: "code",
  measure: "number",
  number: "number",
  org: "label",
  person: "name",
  text: "label",
} as const satisfies Readonly<Record<string, EntityRole>>;
export type EntityGroup = keyof typeof ROLE_OF_GROUP;

/** What a class has learnt from a whole column: plain data, which can be stored and sent to another process. */
export interface ClassFit {
  /** The type of the cleaned values. */
  readonly type: ValueType;
  /** What was learnt from the column, in plain sentences for the user. */
  readonly evidence: readonly string[];
  /** What could be decided in another way. The same, but for what is in force, whatever a person has decided. */
  readonly decisions: readonly Decision[];
  /** Texts so frequent in the column that they refute the list of the class if it refuses them. */
  readonly frequent: ReadonlySet<string>;
  /** The class's own evidence, which only the class can read. */
  readonly learnt: unknown;
}

/** Cleans the values of a column that its class has been fitted to. */
export interface ColumnCleaner extends Pick<ClassFit, "type" | "evidence" | "decisions"> {
  /** Whether a refused text is so frequent in the column that it refutes the list of the class. */
  readonly isUsual: (text: string) => boolean;
  /** Cleans one text (already normalised as the class's `care` allows). Never throws. */
  readonly clean: (text: string) => Outcome;
  /**
   * Whether `clean` only confirms the text, which is quicker to see. False says nothing of a text; left out, the class sees it of
   * none.
   */
  readonly isPlain?: (text: string) => boolean;
}

export interface Entity {
  readonly id: string;
  readonly title: string;
  readonly group: EntityGroup;
  /** Headers that speak for this class. */
  readonly headers: readonly TitlePattern[];
  readonly care: TextCare;
  readonly role: EntityRole;
  /** What every text has in common that the class may recognise: it need not be asked about the others. */
  readonly prefilter: Prefilter;
  /** How sure one trimmed text is of this class by itself, 0 to 1. Bounded time; never throws. */
  readonly recognise: (text: string) => number;
  /**
   * Whether a text is a value of this class beyond doubt, by its lists, its check digits or a strict form. It is no typo of
   * another value then, however rare it is.
   */
  readonly has: (text: string) => boolean;
  /** Looks at the distinct values of the whole column, once, before any cell is cleaned. */
  readonly fit: (values: readonly CountedValue[], hints: ColumnHints) => ClassFit;
  /** Cleans values as a fit says, which may have been made elsewhere. */
  readonly cleanerOf: (fit: ClassFit) => ColumnCleaner;
  /** The named parts of a value, such as the domain of an e-mail address. */
  readonly partsOf: (cleaned: Cleaned) => Cleaned["components"];
  /** What a column of the class proves of its table, by what was learnt from the same values. */
  readonly tells: (values: readonly CountedValue[], fit: ClassFit) => ContextEvidence;
  /** Both at once. */
  readonly study: (values: readonly CountedValue[], hints: ColumnHints) => ColumnCleaner;
  /** Texts that look like missing-data tokens but may be good values of this class ("NA" for a country code), in lower case. */
  readonly allowedTokens: ReadonlySet<string>;
  /** True: values are known by a list that cannot be complete, so that what is refused may be right. */
  readonly hasOpenList: boolean;
  /** True: words that mean nothing are not refused, so that a column which the class accepts need not be of it. */
  readonly takesAnyText: boolean;
  /** True: values carry their own proof, such as check digits, so that a column most of which fails it is of another class. */
  readonly isChecked: boolean;
  /** Its values look like those of commoner classes, so that a column under a title that says nothing of it is none. */
  readonly needsTitle: NeedsTitle;
  /** True: two texts of one clean form are the same answer, such as "Yes" and "Y", so that a column may have either. */
  readonly isClosed: boolean;
  /** True: the clean form is the one that most cells of the column have, and not one of the class. */
  readonly followsColumn: boolean;
  /** True: a value may be of any size, so that no run of nines is a code because it is too large. */
  readonly isOfAnySize: boolean;
  /** True: a value names, reaches or identifies one person, so that a table of such values is not made public unasked. */
  readonly isPersonal: boolean;
  /** True: a value is an address that can be opened. */
  readonly isLink: boolean;
  readonly examples: EntityExamples;
}

/** `bare`: where all values are bare numbers, without the sign, blank or letter that would tell them apart. */
export type NeedsTitle = "never" | "bare" | "always";

/** `Evidence` is what the class learns from the whole column, such as the order of day and month. */
interface Learning<Evidence> {
  readonly learn: (values: readonly CountedValue[], hints: ColumnHints) => Evidence;
  readonly describe: (evidence: Evidence) => readonly string[];
  /** What of it a person may decide in another way; `learn` finds it in the hints. */
  readonly settings?: (evidence: Evidence) => readonly Decision[];
  /** What the column proves of the table that it stands in, such as its country. */
  readonly tells?: (evidence: Evidence, values: readonly CountedValue[]) => ContextEvidence;
}

interface Description<Evidence> {
  readonly id: string;
  readonly title: string;
  readonly group: EntityGroup;
  readonly headers: readonly TitlePattern[];
  readonly type: ValueType | ((evidence: Evidence) => ValueType);
  /** Characters of the longest text that can be of this class; a longer one is refused before any pattern runs. */
  readonly maxLength: number;
  readonly care?: TextCare;
  /** Left out, that of most classes of its group. */
  readonly role?: EntityRole;
  /** Left out, the class is asked about every text that is not too long. */
  readonly prefilter?: Prefilter;
  readonly allowedTokens?: readonly string[];
  readonly hasOpenList?: boolean;
  readonly takesAnyText?: boolean;
  readonly isChecked?: boolean;
  readonly needsTitle?: NeedsTitle;
  readonly isClosed?: boolean;
  readonly followsColumn?: boolean;
  readonly isOfAnySize?: boolean;
  readonly isPersonal?: boolean;
  readonly isLink?: boolean;
  readonly recognise: (text: string) => number;
  /** Left out, it has what it is sure of and does not refuse. A class that goes by a form which any words may have has none. */
  readonly has?: (text: string) => boolean;
  readonly clean: (text: string, evidence: Evidence) => Outcome;
  /** Whether `clean` confirms the text; it may be false of any text. */
  readonly isPlain?: (text: string, evidence: Evidence) => boolean;
  /** Further parts of a value, by its clean form: those that are not at hand when every cell is cleaned. */
  readonly parts?: (output: string) => Cleaned["components"];
}

/** A class that learns from the column says how; one whose values are cleaned one by one has nothing to say. */
type Definition<Evidence> = Description<Evidence> &
  ([Evidence] extends [undefined] ? Partial<Learning<Evidence>> : Learning<Evidence>);

/** From this recognition on a class is sure of a text. */
const SURE = 0.9;

/** Completes the definition of a class with the defaults. */
export function defineEntity<Evidence = undefined>(definition: Definition<Evidence>): Entity {
  const { id, title, group, headers, maxLength, care = "repair", prefilter = {}, allowedTokens = [] } = definition;
  const {
    recognise,
    has = surelyHas(definition),
    hasOpenList = false,
    takesAnyText = false,
    isChecked = false,
    needsTitle = "never",
    isClosed = false,
    followsColumn = false,
    isOfAnySize = false,
    isPersonal = false,
    isLink = false,
  } = definition;
  return {
    id,
    title,
    group,
    headers,
    care,
    role: definition.role ?? ROLE_OF_GROUP[group],
    prefilter: { ...prefilter, maxLength: Math.min(maxLength, prefilter.maxLength ?? maxLength) },
    allowedTokens: new Set(allowedTokens),
    hasOpenList,
    takesAnyText,
    isChecked,
    needsTitle,
    isClosed,
    followsColumn,
    isOfAnySize,
    isPersonal,
    isLink,
    get examples() {
      return classExamples(id);
    },
    recognise: (text) => (text.length > maxLength ? 0 : recognise(text)),
    has: (text) => text.length <= maxLength && has(text),
    fit: (values, hints) => fitClass(definition, values, hints),
    partsOf: ({ output, components }) => ({ ...components, ...definition.parts?.(output) }),
    tells: (values, fit) => definition.tells?.(fit.learnt as Evidence, values) ?? {},
    cleanerOf: (fit) => createCleaner(definition, fit),
    study: (values, hints) => createCleaner(definition, fitClass(definition, values, hints)),
  };
}

function surelyHas<Evidence>(definition: Definition<Evidence>): (text: string) => boolean {
  let alone: ColumnCleaner | undefined;
  return (text) => {
    if (definition.recognise(text) < SURE) return false;
    alone ??= createCleaner(definition, fitClass(definition, [], { header: "" }));
    return alone.clean(text).kind !== "invalid";
  };
}

const NONE: ReadonlySet<string> = new Set();

function fitClass<Evidence>(
  definition: Description<Evidence> & Partial<Learning<Evidence>>,
  values: readonly CountedValue[],
  hints: ColumnHints,
): ClassFit {
  const { maxLength, type, learn, describe, settings, hasOpenList = false } = definition;
  const short = values.filter((value) => value.text.length <= maxLength);
  const evidence = learn?.(short, hints) as Evidence;
  const decisions = settings?.(evidence) ?? [];
  const own = typeof type === "function" ? type(evidence) : type;
  return {
    type: own,
    evidence: [...new Set([...(describe?.(evidence) ?? []), ...describeDropped(decisions, hints.decided)])],
    decisions,
    frequent: hasOpenList && own === "text" ? usualValues(short) : NONE,
    learnt: evidence,
  };
}

/** Groups whose values may be bounds of one, such as <0.5 of a laboratory. */
const BOUNDED: ReadonlySet<EntityGroup> = new Set(["number", "measure"]);

function createCleaner<Evidence>(definition: Description<Evidence>, fit: ClassFit): ColumnCleaner {
  const { maxLength, isPlain } = definition;
  const { type, evidence, decisions, frequent } = fit;
  const learnt = fit.learnt as Evidence;
  const clean = BOUNDED.has(definition.group) ? takingBounds(definition.clean) : definition.clean;
  return {
    type,
    evidence,
    decisions,
    isUsual: (text) => frequent.has(text),
    clean: (text) => (text.length > maxLength ? invalid(`Longer than ${maxLength} characters.`) : clean(text, learnt)),
    ...(isPlain === undefined ? {} : { isPlain: (text) => text.length <= maxLength && isPlain(text, learnt) }),
  };
}

/** A bound of a value is a value, too: it stays as it is written, since the number alone says something else. */
function takingBounds<Evidence>(clean: Description<Evidence>["clean"]): Description<Evidence>["clean"] {
  return (text, evidence) => {
    const outcome = clean(text, evidence);
    if (outcome.kind !== "invalid") return outcome;
    const number = boundedNumber(text);
    const isBound = number !== undefined && ["ok", "ambiguous"].includes(clean(number, evidence).kind);
    return isBound ? confirmed(text) : outcome;
  };
}
