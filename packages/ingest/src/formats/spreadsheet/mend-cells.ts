/** Rewrites cells and texts of a workbook whose writer used a form that the parser does not know. */
import type { Styles } from "./mend-styles.ts";

/** A writer has one habit of writing references, so its first cells show it. */
const LOOK_AT_BYTES = 64 * 1024;
const LOWER_CASE = /<(?:\w+:)?c\s[^<>]{0,300}?\br=["'][A-Z]*[a-z]/;
const REFERENCE = /(<(?:\w+:)?c\s[^<>]{0,300}?\br=["']|<(?:\w+:)?mergeCell\s[^<>]{0,300}?\bref=["'])([A-Za-z0-9:]+)/g;
const TEXT_THEN_RUNS = /(<(?:\w+:)?(?:si|is)>\s*)(<((?:\w+:)?)t\b[^<>]*>[^<]*<\/(?:\w+:)?t>)(?=\s*<(?:\w+:)?r\b)/g;
const FORMULA = String.raw`(?:\s*<(?:\w+:)?f\b[^<>]*>(?:[^<]*<\/(?:\w+:)?f>)?)?\s*`;
/** A cell with the text result of a formula, or with a date in ISO form. */
const TEXT_OR_DATE = new RegExp(
  String.raw`(<(\w+:|)c\s[^<>]{0,300}?\bt=["'])(str|d)(["'](?:[^<>]{0,300}[^<>/])?>)(${FORMULA})<(?:\w+:)?v\b[^<>]*>([^<]*)<\/(?:\w+:)?v>`,
  "g",
);
/** The parser would resolve these twice. */
const ESCAPES = /[&]|_x[\da-fA-F]{4}_/;
const STYLE = /\ss=["'](\d+)["']/;

export function mendCells(content: Buffer, styles: Styles): Buffer {
  let bytes = content;
  const head = bytes.toString("latin1", 0, LOOK_AT_BYTES);
  if (LOWER_CASE.test(head)) bytes = rewrite(bytes, (xml) => xml.replace(REFERENCE, upperCased));
  if (bytes.includes("</t>") || bytes.includes(":t>"))
    bytes = rewrite(bytes, (xml) => xml.replace(TEXT_THEN_RUNS, "$1<$3r>$2</$3r>"));
  const isTexts = [`t="str"`, `t='str'`, `t="d"`, `t='d'`].some((type) => bytes.includes(type));
  return isTexts ? rewrite(bytes, (xml) => mendTexts(xml, styles)) : bytes;
}

function upperCased(_: string, before: string, reference: string): string {
  return before + reference.toUpperCase();
}

function mendTexts(xml: string, styles: Styles): string {
  return xml.replace(TEXT_OR_DATE, (whole, ...parts: string[]) => {
    const [before = "", prefix = "", type, after = "", formula = "", value = ""] = parts;
    const tag = before + after;
    const isPlain = type === "d" ? styles.isDate(Number(STYLE.exec(tag)?.[1] ?? 0)) : !ESCAPES.test(value);
    if (isPlain) return whole;
    const text = type === "d" ? withoutZeros(value) : value;
    return `${before}inlineStr${after}${formula}<${prefix}is><${prefix}t>${text}</${prefix}t></${prefix}is>`;
  });
}

/** `08:30:00.000` is `08:30:00`. */
function withoutZeros(date: string): string {
  return date
    .trim()
    .replace(/(\.\d*?)0+$/, "$1")
    .replace(/\.$/, "");
}

function rewrite(content: Buffer, change: (xml: string) => string): Buffer {
  const xml = content.toString("latin1");
  const changed = change(xml);
  return changed === xml ? content : Buffer.from(changed, "latin1");
}
