/**
 * The version of a program or document. It is never a number or a date: 1.10 comes after 1.9, and nothing is padded or
 * cut. A leading v stays where the column writes it, and goes where it does not.
 * Sources: Semantic Versioning 2.0.0 §2, §9, §10; PEP 440 (release segments and their suffixes).
 */

import { mayHaveDigit } from "@limpid/text";
import { findMajority } from "../columns/find-majority.ts";
import { defineEntity } from "../entity.ts";
import { confirmed, invalid, type Outcome, rewritten } from "../outcome.ts";

const VERSION =
  /^(v|V|version |Version |ver\. ?)?(\d{1,10})((?:\.\d{1,10}){0,5})(?:\.([*x]))?(?:[-_.]?((?:[\da-z]+)(?:[.-][\da-z]+)*))?(?:\+([\da-z.-]+))?$/i;
const SUFFIX =
  /^(?:a|b|c|r|m|p|rc|alpha|beta|pre|preview|dev|post|final|release|ga|snapshot|sp|u|ea|lts|build|nightly|canary|next|hotfix|patch)[.-]?\d{0,12}(?:[.-][\da-z]+)*$/i;

export const version = defineEntity<{ readonly isPrefixed: boolean | undefined }>({
  id: "version",
  title: "Version",
  group: "id",
  prefilter: { all: ["digit"], only: ["digit", "latin", "dot", "star", "hyphen", "underscore", "plus", "gap"] },
  type: "text",
  maxLength: 60,
  care: "exact",
  headers: [
    /\b(version|versions|ver|release|revision|rev|build|semver|firmware|app ?version)\b/i,
    /\b(fassung|ausgabe|versión|versão|versione|versie|révision|revisión|revisão|revisione)\b/i,
  ],
  recognise: (text) => {
    const first = text.charCodeAt(0);
    const isDigit = first >= 48 && first <= 57;
    if (!isDigit && first !== 118 && first !== 86) return 0;
    if (!isDigit && !mayHaveDigit(text, 9)) return 0;
    return certaintyOf(text, isDigit);
  },
  learn: (values) => ({
    isPrefixed: findMajority(values, (text) => (VERSION.test(text) ? /^v/i.test(text) : undefined)),
  }),
  describe: ({ isPrefixed }) => (isPrefixed === true ? ["Versions are written with a v in front."] : []),
  clean: cleanVersion,
});

const ADDRESS = /^\d{1,3}(?:\.\d{1,3}){3}$/;
const DOTTED_DATE = /^\d{1,2}\.\d{1,2}\.(?:19|20)\d\d$/;

function certaintyOf(text: string, isDigit: boolean): number {
  if (ADDRESS.test(text) || DOTTED_DATE.test(text)) return 0.2;
  const match = VERSION.exec(text);
  if (match === null) return 0;
  const dots = (match[3] ?? "").length === 0 ? 0 : (match[3] ?? "").split(".").length - 1;
  if (!isDigit) return dots > 0 ? 0.9 : 0.3;
  if (match[5] !== undefined) return dots > 0 && SUFFIX.test(match[5]) ? 0.9 : 0.15;
  return dots > 1 ? 0.9 : dots === 1 ? 0.25 : 0.05;
}

function cleanVersion(text: string, { isPrefixed }: { readonly isPrefixed: boolean | undefined }): Outcome {
  const trimmed = text.trim();
  const match = VERSION.exec(trimmed);
  if (match === null) return invalid("Not a version: numbers with points between them.", suggestVersion(trimmed));
  const [, prefix = "", major = "", rest = "", , prerelease = ""] = match;
  const [, minor = "", patch = ""] = rest.split(".");
  const components = { major, ...(minor && { minor }), ...(patch && { patch }), ...(prerelease && { prerelease }) };
  if (prefix === "" || isPrefixed === true) {
    return rewritten(text, trimmed, { why: "Leading and trailing spaces removed.", rule: "trim", components });
  }
  if (isPrefixed === undefined && /^v$/i.test(prefix)) return confirmed(text, components);
  const output = trimmed.slice(prefix.length);
  return rewritten(text, output, { why: "Without the v, as most of the column.", rule: "one-form", components });
}

function suggestVersion(text: string): readonly string[] {
  const plain = text.replace(/^[A-Za-z ]+(?=\d)/, "").replaceAll(",", ".");
  return plain !== text && VERSION.test(plain) ? [plain] : [];
}
