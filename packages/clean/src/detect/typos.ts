/** Rare values of a column that are nearly the same as a frequent one. */
import type { CountedValue, TableRule } from "@limpid/table";
import { bareLetters, isSlip, isTypingError } from "../misspelling/is-misspelling.ts";
import { nearForms } from "../misspelling/near-forms.ts";

export interface Typo {
  readonly meant: string;
  readonly prob: number;
  readonly msg: string;
  readonly rule: TableRule;
}

/** Typos by the text of the value. */
export type Typos = ReadonlyMap<string, Typo>;

/** Longer texts are compared with none. */
const LONGEST = 400;
/** A form is frequent that stands in so many cells, and in so many times as many as the rare one. */
const LEAST_CELLS = 10;
const LEAST_RATIO = 20;
const SHORTEST = 5;
/** Shorter, capitals may be the meaning: CO is no Co. */
const SHORTEST_RESPELT = 3;
/** So long, a text that is nearly another one is no word of its own, such as Cortland beside Portland. */
const LONG = 10;
/** So long, a text is more than a word or a name, and two letters in it make no other one. */
const LONG_PHRASE = 16;

/** In a column of few different values, each of which stands in several cells, a typo shows against fewer cells. */
const FEW_CELLS = 5;
const FEW_FORMS = 25;
const CLOSED = 0.8;

interface Form {
  readonly template: string;
  count: number;
  readonly values: CountedValue[];
}

/** Numbers within the values are not compared: "619 paxients" is as near to "12 patients" as to "619 patients". */
export function findTypos(
  values: readonly CountedValue[],
  onLimit: (sentence: string) => void = () => undefined,
): Typos {
  const cells = countCells(values);
  const forms = formsOf(values);
  const typos = new Map<string, Typo>();
  if (forms.length * 2 > cells) return typos;
  if (isClosed(forms, cells)) addTypingErrors(typos, forms);
  addSlips(typos, forms, onLimit);
  return typos;
}

function addSlips(typos: Map<string, Typo>, forms: readonly Form[], onLimit: (sentence: string) => void): void {
  const frequent = mostFrequentFirst(forms.filter(({ count }) => count >= LEAST_CELLS));
  const most = frequent[0]?.count ?? 0;
  const rare = forms.filter(
    ({ count, template }) => count * LEAST_RATIO <= most && template.length >= SHORTEST && template.length <= LONGEST,
  );
  const compared = nearForms(frequent, rare);
  if (compared.areMany)
    onLimit(`Only typos that make no other word were looked for: ${rare.length} different forms are rare.`);
  const isNear = compared.areMany ? isCertainSlip : isSlip;
  for (const form of rare) {
    const { forms: candidates, isCut } = compared.near(form.template);
    const near = candidates.filter(
      (other) => other.count >= form.count * LEAST_RATIO && isNear(form.template, other.template),
    );
    const [meant] = near;
    if (meant === undefined) continue;
    const isOnly = near.length === 1 && !isCut;
    const isSure = isOnly && meant.template.length >= LONG && !hasBlottedNumber(form.template, meant.template);
    for (const { text } of form.values) if (!typos.has(text)) addTypo(typos, text, meant, isSure);
  }
}

/** Among many values some words are a letter apart by chance: Huntingdon and Huntington, Acoma and Tacoma. */
function isCertainSlip(own: string, meant: string): boolean {
  return isSlip(own, meant) && (own.length >= LONG_PHRASE || isTypingError(own, meant));
}

/** Whether nearly all cells have one of a few values. */
function isClosed(forms: readonly Form[], cells: number): boolean {
  const usual = forms.filter(({ count }) => count >= FEW_CELLS);
  return usual.length <= FEW_FORMS && countCells(usual) >= CLOSED * cells;
}

function addTypingErrors(typos: Map<string, Typo>, forms: readonly Form[]): void {
  const usual = mostFrequentFirst(forms.filter(({ count }) => count >= FEW_CELLS)).map((form) => ({
    ...form,
    bare: bareLetters(form.template),
  }));
  for (const form of forms) {
    const { template, count } = form;
    if (count >= FEW_CELLS || template.length > LONGEST) continue;
    const bare = bareLetters(template);
    const others = usual.filter((other) => other.count >= FEW_CELLS * count);
    const respelt = others.filter((other) => other.bare === bare);
    const near = respelt.length > 0 ? respelt : others.filter((other) => isTypingError(template, other.template));
    const [meant] = near;
    if (meant === undefined || (respelt.length === 0 && template.length < SHORTEST - 1)) continue;
    const isSure = near.length === 1 && template.length >= (respelt.length > 0 ? SHORTEST_RESPELT : SHORTEST);
    for (const { text } of form.values) addTypo(typos, text, meant, isSure);
  }
}

function countCells(counted: readonly { readonly count: number }[]): number {
  return counted.reduce((sum, { count }) => sum + count, 0);
}

/** A letter grown to a number may have been one of its digits. */
function hasBlottedNumber(own: string, meant: string): boolean {
  const grown = own.match(/\p{L}#|#\p{L}/gu) ?? [];
  return grown.some((pair) => !meant.includes(pair));
}

function addTypo(typos: Map<string, Typo>, text: string, { template, count }: Form, isSure: boolean): void {
  const numbers = text.match(NUMBER) ?? [];
  let place = 0;
  const meant = template.replaceAll("#", () => numbers[place++] ?? "");
  if (place !== numbers.length || meant === text) return;
  const msg = `Nearly the same as "${meant}", ${place === 0 ? "" : "a form "}which ${count} other cells have.`;
  typos.set(text, { meant, prob: isSure ? 0.93 : 0.75, msg, rule: "typo.near" });
}

const NUMBER = /\d+/g;

function formsOf(values: readonly CountedValue[]): readonly Form[] {
  const forms = new Map<string, Form>();
  for (const value of values) {
    const template = value.text.replace(NUMBER, "#");
    const form = forms.get(template);
    if (form === undefined) forms.set(template, { template, count: value.count, values: [value] });
    else {
      form.count += value.count;
      form.values.push(value);
    }
  }
  return [...forms.values()];
}

/** Of equally frequent ones, in the order of their texts: the order of the rows says nothing. */
function mostFrequentFirst(forms: readonly Form[]): readonly Form[] {
  return forms.toSorted((one, other) => other.count - one.count || (one.template < other.template ? -1 : 1));
}
