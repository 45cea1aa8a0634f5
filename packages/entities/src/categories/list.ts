/**
 * Several values in a cell, trimmed and none of them twice. They are parted as in most of the column, or by "; " where it
 * has no habit.
 * Sources: RFC 4180 §2 (separators); OpenRefine's "split multi-valued cells".
 */

import type { CountedValue } from "@limpid/table";
import { headerWords } from "../columns/header-words.ts";
import { someValues } from "../columns/some-values.ts";
import { defineEntity } from "../entity.ts";
import { confirmed, type Outcome, rewritten } from "../outcome.ts";
import { splitList } from "./split-list.ts";

interface ListEvidence {
  /** The sign that parts the values in most cells. */
  readonly separator: string | undefined;
  readonly cells: number;
  /** The sign with the spaces that the column writes around it. */
  readonly joint: string;
}

const CLEAR = 0.8;
const USUAL_JOINT = "; ";
const SEPARATORS = [";", "|", ",", "\n", "•"] as const;
const MAX_LENGTH = 20_000;
const MAX_KNOWN_LENGTH = 500;
const MAX_ITEM_LENGTH = 60;
const MAX_WORDS = 6;
const SHOWN_LENGTH = 500;

export const list = defineEntity<ListEvidence>({
  id: "list",
  title: "List",
  group: "category",
  takesAnyText: true,
  role: "prose",
  prefilter: { minLength: 3, maxLength: MAX_KNOWN_LENGTH, any: ["semicolon", "pipe", "comma", "control", "foreign"] },
  type: "text",
  maxLength: MAX_LENGTH,
  headers: [
    headerWords(
      "(?:tags|keywords|categories|genres|languages|skills|ingredients|labels|topics|features|items|authors|amenities|hashtags|options|allergens|platforms|countries|subjects|interests|list)",
    ),
    headerWords(
      "schlagwörter|stichwörter|kategorien|zutaten|liste|mots[ -]clés|catégories|ingrédients|étiquettes|palabras clave|categorías|ingredientes|etiquetas|lista|palavras-chave|categorias|parole chiave|categorie|ingredienti|etichette|trefwoorden|lijst",
    ),
  ],
  recognise: (text) => {
    if (text.length < 3 || text.length > MAX_KNOWN_LENGTH) return 0;
    const separator = SEPARATORS.find((sign) => text.includes(sign));
    if (separator === undefined) return 0;
    const items = splitList(text, separator);
    if (items.length < 2 || !items.every(isItem)) return 0;
    if (separator === "," && /[.!?]$/.test(text)) return 0.1;
    return separator === "," ? (items.length > 2 ? 0.6 : 0.35) : items.length > 2 ? 0.85 : 0.7;
  },
  learn: learnSeparator,
  describe: ({ separator, cells }) =>
    separator === undefined
      ? []
      : [`Values separated by ${NAMES[separator] ?? separator} in ${cells} ${cells === 1 ? "cell" : "cells"}.`],
  clean: cleanList,
});

const NAMES: Readonly<Record<string, string>> = {
  ";": "semicolons",
  "|": "bars",
  ",": "commas",
  "\n": "line breaks",
  "•": "bullets",
};

/** A value of a list is a few words, and no piece of a number or date. */
function isItem(item: string): boolean {
  return (
    item.length > 0 &&
    item.length <= MAX_ITEM_LENGTH &&
    /\p{L}/u.test(item) &&
    item.split(" ", MAX_WORDS + 1).length <= MAX_WORDS
  );
}

function learnSeparator(values: readonly CountedValue[]): ListEvidence {
  const cells = new Map<string, number>();
  for (const { text, count } of someValues(values)) {
    const separator = SEPARATORS.find((sign) => text.includes(sign) && splitList(text, sign).length > 1);
    if (separator !== undefined) cells.set(separator, (cells.get(separator) ?? 0) + count);
  }
  const [separator, count] = [...cells].sort((a, b) => b[1] - a[1])[0] ?? [undefined, 0];
  return { separator, cells: count, joint: jointOf(values, separator) };
}

function jointOf(values: readonly CountedValue[], separator: string | undefined): string {
  if (separator === undefined) return USUAL_JOINT;
  const joints = [separator, `${separator} `, ` ${separator} `];
  let all = 0;
  const cells = new Map<string, number>();
  for (const { text, count } of someValues(values)) {
    const items = splitList(text, separator);
    if (items.length < 2) continue;
    all += count;
    const own = joints.find((joint) => items.join(joint) === text);
    if (own !== undefined) cells.set(own, (cells.get(own) ?? 0) + count);
  }
  return joints.find((joint) => (cells.get(joint) ?? 0) >= CLEAR * all) ?? USUAL_JOINT;
}

function cleanList(text: string, { separator, joint }: ListEvidence): Outcome {
  if (separator === undefined) return confirmed(text, { count: "1", items: text.slice(0, SHOWN_LENGTH) });
  const sign = text.includes(separator) ? separator : ";";
  const items = splitList(unwrap(text), sign);
  const unique = new Set(items).size < items.length ? withoutTwins(items) : items;
  const hasJoint = unique.some((item) => item.includes(joint.trim() || joint) && !item.includes("("));
  const isSentence = sign === "," && items.some((item) => item.length > MAX_ITEM_LENGTH);
  if (items.length < 2 || hasJoint || isSentence)
    return confirmed(text, { count: String(items.length || 1), items: text.slice(0, SHOWN_LENGTH) });
  const output = unique.join(joint);
  return rewritten(text, output, {
    why: "Values trimmed and de-duplicated, with one separator.",
    rule: "parted",
    components: { count: String(unique.length), items: output.slice(0, SHOWN_LENGTH) },
  });
}

/** Numbers may be meant twice; words are not. */
function withoutTwins(items: readonly string[]): readonly string[] {
  return items.filter((item, index) => !/\p{L}/u.test(item) || items.indexOf(item) === index);
}

/** What Python and JSON print around a list of texts. */
function unwrap(text: string): string {
  const inner = /^\[(.*)\]$/s.exec(text)?.[1];
  return inner === undefined || inner.includes("[") ? text : inner.replace(/(^|,)\s?(['"])([^'"]*)\2(?=,|$)/g, "$1$3");
}
