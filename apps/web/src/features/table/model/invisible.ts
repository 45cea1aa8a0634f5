/** Makes invisible characters visible: spaces at the ends, tabs, line ends, no-break spaces, zero widths. */

export interface VisibleRun {
  readonly kind: "text" | "glyph";
  readonly text: string;
  /** Name of the character, for a screen reader and a tooltip. */
  readonly name: string;
}

const GLYPHS: Readonly<Record<string, readonly [glyph: string, name: string]>> = {
  " ": ["·", "space"],
  "\t": ["→", "tab"],
  "\n": ["↵", "line feed"],
  "\r": ["␍", "carriage return"],
  "\u00a0": ["⍽", "no-break space"],
  "\u202f": ["⍽", "narrow no-break space"],
  "\u2009": ["·", "thin space"],
  "\u200b": ["∅", "zero-width space"],
  "\u200c": ["∅", "zero-width non-joiner"],
  "\u200d": ["∅", "zero-width joiner"],
  "\u200e": ["∅", "left-to-right mark"],
  "\u200f": ["∅", "right-to-left mark"],
  "\ufeff": ["∅", "byte order mark"],
  "\u00ad": ["¬", "soft hyphen"],
};

/** A single space between words is not worth a sign. */
const HIDDEN = /^ +| +$| {2,}|[\t\n\r\u00a0\u202f\u2009\u200b-\u200f\ufeff\u00ad]/gu;

/** Tells on which sides the text was cut out of a longer one; it does not really end there. */
export interface Cut {
  readonly isBefore: boolean;
  readonly isAfter: boolean;
}

const WHOLE: Cut = { isBefore: false, isAfter: false };

export function showInvisible(text: string, cut = WHOLE): readonly VisibleRun[] {
  const runs: VisibleRun[] = [];
  let end = 0;
  for (const match of text.matchAll(HIDDEN)) {
    if (match[0] === " " && (match.index === 0 ? cut.isBefore : cut.isAfter)) continue;
    if (match.index > end) runs.push({ kind: "text", text: text.slice(end, match.index), name: "" });
    for (const character of match[0]) {
      const [glyph, name] = GLYPHS[character] ?? ["∅", "invisible character"];
      runs.push({ kind: "glyph", text: glyph, name });
    }
    end = match.index + match[0].length;
  }
  if (end < text.length) runs.push({ kind: "text", text: text.slice(end), name: "" });
  return runs;
}

const MAX_CHARACTERS = 120;

/** Shows spaces and similar signs within a line, because they can be the change itself. */
export function visibleText(text: string): string {
  if (text === "") return "(empty)";
  const shown = showInvisible(text.slice(0, MAX_CHARACTERS)).map((run) => run.text);
  return shown.join("") + (text.length > MAX_CHARACTERS ? "…" : "");
}
