/**
 * A JSON object or list in a cell, without the spaces that mean nothing. Numbers and texts keep every character.
 * Sources: RFC 8259; ECMA-404.
 */

import { headerWords } from "../columns/header-words.ts";
import { defineEntity } from "../entity.ts";
import { invalid, type Outcome, rewritten } from "../outcome.ts";
import { minifyJson } from "./minify-json.ts";

const MAX_LENGTH = 1_000_000;
const MAX_KEYS = 20;
const SUGGESTED = 10_000;

export const json = defineEntity({
  id: "json",
  title: "JSON",
  group: "text",
  role: "prose",
  prefilter: { all: ["bracket"], notFirst: ["digit", "small", "capital"] },
  type: "text",
  maxLength: MAX_LENGTH,
  care: "exact",
  headers: [
    headerWords(
      "json(?:[ _-]?(?:data|payload|body))?|payload|metadata|attributes|properties|raw[ _-]?data|extra|daten|données|datos|dados|dati|gegevens|métadonnées|metadatos|metadados",
    ),
  ],
  recognise: (text) => {
    const first = text.charCodeAt(0);
    if (first !== 123 && first !== 91) return 0;
    const last = text.charCodeAt(text.length - 1);
    if (last !== 125 && last !== 93) return 0.05;
    return text.length <= SUGGESTED && parse(text) === undefined ? 0.1 : 0.97;
  },
  clean: cleanJson,
});

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function cleanJson(text: string): Outcome {
  const value = parse(text);
  if (value === undefined) return invalid("Not JSON.", suggest(text));
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  const keys = isObject ? Object.keys(value).slice(0, MAX_KEYS).join(", ") : "";
  return rewritten(text, minifyJson(text), {
    why: "Unneeded spaces removed.",
    rule: "minified",
    components: { keys },
  });
}

/** What Python prints, and a comma before a closing bracket. */
function suggest(text: string): readonly string[] {
  if (text.length > SUGGESTED || !/^[[{]/.test(text)) return [];
  const words = text
    .replace(/\bNone\b/g, "null")
    .replace(/\bTrue\b/g, "true")
    .replace(/\bFalse\b/g, "false");
  const quoted = text.includes('"') ? text : words.replaceAll("'", '"');
  const candidate = quoted.replace(/,\s?([\]}])/g, "$1");
  return parse(candidate) === undefined ? [] : [minifyJson(candidate)];
}
