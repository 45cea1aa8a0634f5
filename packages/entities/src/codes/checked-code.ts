/**
 * Defines a class of codes that prove themselves, mostly by a check digit: the label in front, spaces and hyphens are
 * taken off, the rest must pass, and it is written in the one form of its standard.
 */

import { foldDigits } from "@limpid/text";
import { columnForm, type Form } from "../columns/column-form.ts";
import type { TitlePattern } from "../columns/header-words.ts";
import { defineEntity, type Entity, type EntityGroup } from "../entity.ts";
import { type Cleaned, invalid, type Outcome, rewritten } from "../outcome.ts";
import { DIGITS, edgeFilter } from "../prefilters/edge-filter.ts";

interface CheckedCode {
  readonly id: string;
  readonly title: string;
  readonly group: EntityGroup;
  readonly isPersonal?: boolean;
  readonly headers: readonly TitlePattern[];
  /** Words written before the code, longest first ("ISBN-13", "ISBN"). */
  readonly labels?: readonly string[];
  /** Characters the bare code may start and end with. */
  readonly first?: string;
  readonly last?: string;
  readonly minLength: number;
  /** Fewest digits among its characters. */
  readonly digits?: number;
  readonly maxLength: number;
  /** Spreadsheets drop the zeros in front of such a code: one is tried again in suggestions. */
  readonly losesZeros?: boolean;
  /** Shape of the bare code, in capitals. */
  readonly shape: RegExp;
  /** The reason for a text of another shape: "An ISSN has eight digits, the last may be X." */
  readonly shapeReason: string;
  /** Undefined when the code is right; otherwise what is wrong with it. */
  readonly findFault: (bare: string) => string | undefined;
  /** The standard form; the bare code itself where there is none. */
  readonly format?: Form;
  /** Other forms that a column may write throughout, besides the bare code. */
  readonly otherForms?: readonly Form[];
  readonly components?: (bare: string) => Cleaned["components"];
  /** How sure a code that passes is of this class by itself, or by the way it is written. */
  readonly sure: number | ((text: string) => number);
}

export const WRONG_CHECK_DIGIT = "The check digit does not fit: one character is wrong, or two are swapped.";

const SEPARATORS = /[\s.\u00AD\u2010-\u2015\u2212-]+/g;
/** Numbers with a decimal sign, and dates, have the digits of many codes. */
const OTHER_NUMBER = /^[-+]?\d{1,20}[.,]\d{1,20}$|^\d{1,4}[-./ ]\d{1,2}[-./ ]\d{1,4}$/;
/** What libraries write behind a number: "(pbk.)". */
const REMARK = /\s*\([^()]{1,40}\)$/;
const AFTER_LABEL = /^[\s:.#=]*(?:(?:no|nr|number|code)\b[\s:.#=]*)?/i;
/** How sure a code of the right shape is that does not pass: columns have typing errors. */
const FAULTY = 0.15;
const LOOK_ALIKES: Readonly<Record<string, string>> = { O: "0", I: "1", L: "1" };

export function defineCheckedCode(code: CheckedCode): Entity {
  const { labels = [], sure, shape, findFault } = code;
  const initials = labels.map((label) => label.charAt(0)).join("");
  const longestLabel = Math.max(0, ...labels.map((label) => label.length + 6));
  const edges = { first: `${code.first ?? DIGITS}${initials}`, last: code.last ?? DIGITS };
  const maxLength = code.maxLength + longestLabel;
  const mayBe = edgeFilter({ ...edges, minLength: code.minLength, maxLength, digits: code.digits });
  const forms = formsOf(code);
  return defineEntity<{ readonly form: number }>({
    id: code.id,
    title: code.title,
    group: code.group,
    isPersonal: code.isPersonal ?? false,
    headers: code.headers,
    type: "text",
    isChecked: true,
    maxLength: maxLength + 20,
    prefilter: {
      ...(code.digits === undefined ? {} : { all: ["digit"] }),
      minLength: code.minLength,
      maxLength,
      first: /[A-Z]/.test(edges.first) ? ["digit", "small", "capital"] : ["digit"],
      none: ["comma", "semicolon", "percent", "angle", "round", "bracket", "dollar", "underscore", "quote", "plus"],
    },
    recognise: (text) => {
      if (!mayBe(text)) return 0;
      const bare = bareCode(text, labels);
      if (!shape.test(bare)) return 0;
      if (findFault(bare) !== undefined) return FAULTY;
      return typeof sure === "number" ? sure : sure(text);
    },
    has: (text) => mayBe(text) && hasNoFault(bareCode(text, labels), code),
    learn: (values) => ({ form: columnForm(values, (text) => readCode(text, code), forms) }),
    describe: () => [],
    clean: (text, { form }) => cleanCode(text, code, forms[form] ?? asIs),
  });
}

function hasNoFault(bare: string, { shape, findFault }: CheckedCode): boolean {
  return shape.test(bare) && findFault(bare) === undefined;
}

function bareCode(text: string, labels: readonly string[]): string {
  const { folded, start, bare } = strip(text);
  const label = labels.find((word) => start.startsWith(word));
  return label === undefined ? bare : withoutSeparators(folded.slice(label.length).replace(AFTER_LABEL, ""));
}

interface StrippedCode {
  /** With ASCII digits. */
  readonly folded: string;
  /** The first characters in capitals, where a label may stand. */
  readonly start: string;
  readonly bare: string;
}

let lastText = "";
let lastStripped: StrippedCode = { folded: "", start: "", bare: "" };

/** The last answer is kept: a dozen classes ask in turn about one text. */
function strip(text: string): StrippedCode {
  if (text !== lastText) {
    const folded = foldDigits(text);
    lastStripped = { folded, start: folded.slice(0, 30).toUpperCase(), bare: withoutSeparators(folded) };
    lastText = text;
  }
  return lastStripped;
}

function withoutSeparators(text: string): string {
  return OTHER_NUMBER.test(text) ? text : text.replace(SEPARATORS, "").toUpperCase();
}

function formsOf({ format = asIs, otherForms = [] }: CheckedCode): readonly [Form, ...Form[]] {
  return [format, asIs, ...otherForms];
}

/** The bare code of a right value. */
function readCode(text: string, { labels = [], shape, findFault }: CheckedCode): string | undefined {
  const bare = bareCode(text, labels);
  return shape.test(bare) && findFault(bare) === undefined ? bare : undefined;
}

function cleanCode(text: string, code: CheckedCode, form: Form): Outcome {
  const { labels = [], shape, shapeReason, findFault, components } = code;
  const bare = bareCode(text, labels);
  const fault = shape.test(bare) ? findFault(bare) : shapeReason;
  if (fault !== undefined) return invalid(fault, suggestCode(bareCode(text.replace(REMARK, ""), labels), code));
  return rewritten(text, form(bare), {
    why: form === (code.format ?? asIs) ? "Standard format." : "Formatted like the rest of the column.",
    rule: "form",
    ...(components === undefined ? {} : { components: components(bare) }),
  });
}

function asIs(bare: string): string {
  return bare;
}

/** The one right code that a slip of the hand away lies from this one, if there is exactly one. */
function suggestCode(bare: string, code: CheckedCode): readonly string[] {
  const { shape, findFault, format = asIs, maxLength, losesZeros = false } = code;
  if (bare.length === 0 || bare.length > maxLength) return [];
  const isRight = (candidate: string) => shape.test(candidate) && findFault(candidate) === undefined;
  const asDigits = bare.replace(/[OIL]/g, (letter) => LOOK_ALIKES[letter] ?? letter);
  const likely = [asDigits, ...(losesZeros ? [`0${bare}`] : [])].filter(isRight);
  const right = likely.length > 0 ? likely : swapsOf(bare).filter(isRight);
  const [only] = right;
  return only !== undefined && new Set(right).size === 1 ? [format(only)] : [];
}

function swapsOf(bare: string): readonly string[] {
  return Array.from(
    { length: bare.length - 1 },
    (_, at) => bare.slice(0, at) + bare.charAt(at + 1) + bare.charAt(at) + bare.slice(at + 2),
  );
}
