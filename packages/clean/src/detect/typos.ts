/**
 * Finds rare values of a column that are nearly the same as a frequent one. Numbers within the values are not compared,
 * because "31 parcles" means "31 parcels" also if no other cell has 31 of them.
 */

import { type CountedValue, countCells, findTextShapes, NO_SHAPE } from "@limpid/table";
import { isDigitAt } from "@limpid/text";
import { type Consequence, defineValueDetector, type ValueColumn } from "../detector.ts";
import { areSigns, areVariables } from "../forms/are-codes.ts";
import {
  bareLetters,
  differingWords,
  isOneSlip,
  isTypingError,
  isTypo,
  splitWords,
  withoutSpaces,
} from "../misspelling/is-misspelling.ts";
import { MAX_COMPARED } from "../misspelling/max-compared.ts";
import { nearForms } from "../misspelling/near-forms.ts";
import { nearPairs } from "../misspelling/near-pairs.ts";
import { RealWords } from "../misspelling/real-words.ts";
import { OFFERED } from "../verdict.ts";

/**
 * A form is frequent that stands in so many times as many cells as the rare one. Measured (bench constants): at half of it
 * half as many right values again are found wrong, at twice a fifth fewer typos are offered.
 */
const MIN_RATIO = 20;
/** At twice of it, most offers and a quarter of the repairs are lost. */
const MIN_LENGTH = 5;
/** Shorter, capitals may be the meaning: CO is no Co. */
const MIN_RESPELT_LENGTH = 3;
/** From this length on, a text that is nearly another one is rarely a word of its own, as Cortland is beside Portland. */
const LONG = 10;
/** From this length on, a text is more than a word or a name, and two changed letters make no other one. */
const LONG_PHRASE = 16;

/**
 * In a column of few different values, each of which stands in several cells, a typo shows against fewer cells. Measured:
 * with half as many values 8 % of the repairs are only offered.
 */
const FEW_CELLS = 5;
const FEW_FORMS = 25;
const CLOSED = 0.8;
const SURE = 0.93;

type Feature = "cells" | "others" | "near" | "letters" | "closed" | "respelt" | "masked" | "slip";

export const typos = defineValueDetector<Feature>({
  name: "typos",
  about: "A rare value that is nearly the same as a frequent one",
  source: "Damerau 1964, A technique for computer detection and correction of spelling errors; Garbe 2012 (SymSpell)",
  rules: { "typo.near": consequenceIn },
  features: {
    cells: "cells that have the form of the value, numbers apart",
    others: "cells that have the form it is nearly the same as",
    near: "frequent forms that it is nearly the same as; one more where not all were compared",
    letters: "letters of the form",
    closed: "1 where nearly all cells of the column have one of a few values",
    respelt: "1 where only capitals, spaces or points differ",
    masked: "1 where a letter stands at a number and may have been a digit",
    slip: "1 where each word that differs does by one slip, and not at its beginning",
  },
  *detect(columns) {
    for (const [column, of] of columns.entries()) {
      if (of.type === "integer" || of.type === "number") continue;
      const { typos: found, limit } = findTypos(of);
      if (limit !== undefined) yield { kind: "limit", column, sentence: limit };
      for (const [value, { output, features }] of found) {
        if (of.role === "prose" && MARKUP.test(output)) continue;
        const form = /\d/.test(output) ? "a form " : "";
        const explain = () => `Nearly the same as "${output}", ${form}which ${features.others} other cells have.`;
        yield { kind: "value", column, value, output, rule: "typo.near", features, explain };
      }
    }
  },
  probability({ near, letters, closed, respelt, masked, slip }) {
    const needed = closed === 0 ? LONG : respelt === 0 ? MIN_LENGTH : MIN_RESPELT_LENGTH;
    return near === 1 && letters >= needed && masked === 0 && slip === 1 ? SURE : OFFERED;
  },
});

/**
 * A name that differs by a letter is another name, and prose has many words that differ by one. Of answers the rare one
 * may say the opposite of the frequent one.
 */
function consequenceIn(role: string): Consequence {
  return role === "name" || role === "answer" || role === "prose" ? "propose" : "apply";
}

/** In structured text a sign more or less is no slip. */
const MARKUP = /[{}[\]<>]/;

interface Form {
  readonly template: string;
  count: number;
  /** Places of the values that have it. */
  readonly values: number[];
}

interface Typo {
  readonly output: string;
  readonly features: Readonly<Record<Feature, number>>;
}

/** Typos by the place of the value. */
type Typos = Map<number, Typo>;

interface Found {
  readonly typos: Typos;
  /** What was not looked for. */
  readonly limit?: string;
}

function findTypos(column: ValueColumn): Found {
  const typos: Typos = new Map();
  const cells = countCells(column.values);
  const forms = formsOf(column.values);
  const words = new WordCounts(forms);
  const real = new RealWords(column.title, () => mostFrequentFirst(forms).map(({ template }) => template));
  const isLongTailed = forms.length * 2 > cells;
  if (!isLongTailed && isClosed(forms, cells)) addTypingErrors(typos, { forms, words, real, column });
  const limit = isLongTailed ? {} : addLikelyTypos(typos, { forms, words, real, column });
  addNearPairs(typos, { forms, words, real, column }, isLongTailed);
  return { typos, ...limit };
}

/** What a pair needs, by how much the column's values are alike by nature. */
interface NeededOfPair {
  readonly chance: number;
  /** Usual values, without which the column shows nothing of its null. */
  readonly usual: number;
  /** Letters of the value, and cells of its twin. */
  readonly letters: number;
  readonly cells: number;
}

const WORDS: NeededOfPair = { chance: 0.8, usual: 1, letters: 3, cells: 3 };
const NAMES: NeededOfPair = { chance: 0.9, usual: 30, letters: 6, cells: 5 };
const CODES: NeededOfPair = { chance: 0.95, usual: 10, letters: 3, cells: 5 };
const LONG_TAIL: NeededOfPair = { chance: 0.95, usual: 10, letters: 6, cells: 10 };
const PROSE: NeededOfPair = { chance: 0.95, usual: 10, letters: 8, cells: 5 };

function neededOf(role: ValueColumn["role"], isLongTailed: boolean): NeededOfPair {
  if (isLongTailed) return LONG_TAIL;
  if (role === "name") return NAMES;
  if (role === "prose") return PROSE;
  return role === "code" ? CODES : WORDS;
}

/** Pairs that the column's own null does not explain. They are never more than an offer. */
function addNearPairs(typos: Typos, { real, column: { values, role } }: FormedColumn, isLongTailed: boolean): void {
  const needed = neededOf(role, isLongTailed);
  if (!values.some(({ count }) => count >= needed.cells)) return;
  const lowest = {
    chance: Math.min(needed.chance, CODES.chance),
    usual: Math.min(needed.usual, CODES.usual),
  };
  for (const { value, twin, chance, usual } of nearPairs(values, lowest)) {
    const [own, meant] = [values[value], values[twin]];
    if (own === undefined || meant === undefined || typos.has(value)) continue;
    const least = /\d/.test(own.text) ? CODES : needed;
    if (chance < least.chance || usual < least.usual || own.text.length < least.letters || meant.count < least.cells)
      continue;
    if (real.areInBoth(own.text, meant.text)) continue;
    const shape = { near: 2, letters: meant.text.length, closed: 0, respelt: 0, masked: 0, slip: 0 };
    typos.set(value, { output: meant.text, features: { ...shape, cells: own.count, others: meant.count } });
  }
}

interface FormedColumn {
  readonly forms: readonly Form[];
  readonly words: WordCounts;
  readonly real: RealWords;
  readonly column: ValueColumn;
}

function addLikelyTypos(typos: Typos, { forms, words, real, column }: FormedColumn): Pick<Found, "limit"> {
  const frequent = mostFrequentFirst(forms.filter(({ count }) => count >= MIN_RATIO));
  const most = frequent[0]?.count ?? 0;
  const rare = forms.filter(
    ({ count, template }) =>
      count * MIN_RATIO <= most && template.length >= MIN_LENGTH && template.length <= MAX_COMPARED,
  );
  const compared = nearForms(frequent, rare);
  const isNear = compared.areMany ? isCertainTypo : isTypo;
  for (const form of rare) {
    const { forms: candidates, isCut } = compared.near(form.template);
    const near = candidates.filter(
      (other) => other.count >= form.count * MIN_RATIO && isNear(form.template, other.template),
    );
    const [meant] = near;
    if (meant === undefined) continue;
    const differing = differingWords(form.template, meant.template);
    if (words.haveAnyOther(form, meant) || real.areInBoth(form.template, meant.template)) continue;
    const shape = {
      near: near.length + (isCut ? 1 : 0),
      letters: meant.template.length,
      closed: 0,
      respelt: 0,
      masked: hasMaskedDigit(form.template, meant.template) ? 1 : 0,
      slip: differing.every(([own, word]) => isOneSlip(own, word)) ? 1 : 0,
    };
    addTypo(typos, { form, meant, column, shape });
  }
  if (!compared.areMany) return {};
  return { limit: `Only typos that don't form another word were checked: ${rare.length} distinct values are rare.` };
}

/** Among many values some words are a letter apart by chance: Huntingdon and Huntington, Acoma and Tacoma. */
function isCertainTypo(own: string, meant: string): boolean {
  return isTypo(own, meant) && (own.length >= LONG_PHRASE || isTypingError(own, meant));
}

/** Whether nearly all cells have one of a few values. */
function isClosed(forms: readonly Form[], cells: number): boolean {
  const usual = forms.filter(({ count }) => count >= FEW_CELLS);
  return usual.length <= FEW_FORMS && countCells(usual) >= CLOSED * cells;
}

function addTypingErrors(typos: Typos, { forms, words, real, column }: FormedColumn): void {
  if (forms.every(({ count }) => count >= FEW_CELLS)) return;
  const texts = column.values.map(({ text }) => text);
  const keyOf = areVariables(texts) || areSigns(texts) ? withoutSpaces : bareLetters;
  const usual = mostFrequentFirst(forms.filter(({ count }) => count >= FEW_CELLS)).map((form) => ({
    ...form,
    bare: keyOf(form.template),
  }));
  for (const form of forms) {
    const { template, count } = form;
    if (count >= FEW_CELLS || template.length > MAX_COMPARED) continue;
    const bare = keyOf(template);
    const others = usual.filter((other) => other.count >= FEW_CELLS * count);
    const respelt = others.filter((other) => other.bare === bare);
    const near = respelt.length > 0 ? respelt : others.filter((other) => isTypingError(template, other.template));
    const [meant] = near;
    if (meant === undefined || (respelt.length === 0 && template.length < MIN_LENGTH - 1)) continue;
    const isOtherWord = words.haveAnyOther(form, meant) || real.areInBoth(template, meant.template);
    if (respelt.length === 0 && isOtherWord) continue;
    const isRespelt = respelt.length > 0 ? 1 : 0;
    const shape = { near: near.length, letters: template.length, closed: 1, respelt: isRespelt, masked: 0, slip: 1 };
    addTypo(typos, { form, meant, column, shape });
  }
}

/** How many cells have a word; counted when it is first asked for. */
class WordCounts {
  private counts: Map<string, number> | undefined;

  constructor(private readonly forms: readonly Form[]) {}

  /** Whether a form differs from another one in a word that is no slip, since further forms have it again and again. */
  haveAnyOther(form: Form, meant: Form): boolean {
    this.counts ??= this.count();
    const cellsOf = (word: string): number => this.counts?.get(word) ?? 0;
    return differingWords(form.template, meant.template).some(([word]) => cellsOf(word) - form.count >= FEW_CELLS);
  }

  private count(): Map<string, number> {
    const counts = new Map<string, number>();
    for (const { template, count } of this.forms)
      for (const word of new Set(splitWords(template))) counts.set(word, (counts.get(word) ?? 0) + count);
    return counts;
  }
}

/** A letter grown to a number may have been one of its digits. */
function hasMaskedDigit(own: string, meant: string): boolean {
  const grown = own.match(/\p{L}#|#\p{L}/gu) ?? [];
  return grown.some((pair) => !meant.includes(pair));
}

interface NearForm {
  readonly form: Form;
  readonly meant: Form;
  readonly column: ValueColumn;
  readonly shape: Omit<Typo["features"], "cells" | "others">;
}

/** All values of the form that are not known to be typos. */
function addTypo(typos: Typos, { form, meant, column, shape }: NearForm): void {
  const features = { ...shape, cells: form.count, others: meant.count };
  for (const value of form.values) {
    const text = column.values[value]?.text ?? "";
    const output = withNumbersOf(text, meant.template);
    if (output !== undefined && output !== text && !typos.has(value)) typos.set(value, { output, features });
  }
}

/** Undefined where the other form has room for fewer numbers, or for more. */
function withNumbersOf(text: string, template: string): string | undefined {
  const numbers = text.match(NUMBER) ?? [];
  let place = 0;
  const output = template.replaceAll("#", () => numbers[place++] ?? "");
  return place === numbers.length ? output : undefined;
}

const NUMBER = /\d+/g;
const NUMBER_SIGN = "#".charCodeAt(0);

function formsOf(values: readonly CountedValue[]): readonly Form[] {
  const forms = new Map<string, Form>();
  const { ofPlace, shapes } = findTextShapes(values);
  /** Texts of a shape without letters have one form. */
  const isLetterless = shapes.map(({ key }, shape) => shape !== NO_SHAPE && !/[Aa]/.test(key));
  const latest: (readonly Form[])[] = [];
  for (let value = 0; value < values.length; value++) {
    const { text, count } = values[value] ?? { text: "", count: 0 };
    const shape = ofPlace[value] ?? NO_SHAPE;
    const alike = latest[shape] ?? [];
    let form: Form | undefined;
    for (let at = 0; at < alike.length && form === undefined; at++)
      if (isLetterless[shape] === true || hasTemplate(text, alike[at]?.template ?? "")) form = alike[at];
    if (form === undefined) {
      const template = text.replace(NUMBER, "#");
      form = forms.get(template) ?? { template, count: 0, values: [] };
      forms.set(template, form);
      latest[shape] = [form, ...alike.slice(0, MAX_LATEST - 1)];
    }
    form.count += count;
    form.values.push(value);
  }
  return [...forms.values()];
}

/** Forms of a shape that a further text is held against, before its own one is made. */
const MAX_LATEST = 6;

/** Whether the text has the template, which is quicker to see than to make. */
function hasTemplate(text: string, template: string): boolean {
  let at = 0;
  for (let place = 0; place < template.length; place++) {
    const isNumber = template.charCodeAt(place) === NUMBER_SIGN && isDigitAt(text, at);
    if (!isNumber && text.charCodeAt(at) !== template.charCodeAt(place)) return false;
    at++;
    if (isNumber) while (isDigitAt(text, at)) at++;
  }
  return at === text.length;
}

/** Sorts equally frequent forms by their texts, because the order of the rows means nothing. */
function mostFrequentFirst(forms: readonly Form[]): readonly Form[] {
  return forms.toSorted((one, other) => other.count - one.count || (one.template < other.template ? -1 : 1));
}
