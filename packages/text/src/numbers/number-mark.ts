/**
 * A sign that an author puts before a number on purpose: the plus of a gap or a calling code, the limit of a result, "about".
 * Without it the number says something else.
 */
const MARK = /^(?:[<>]=?|[≤≥=~≈±+])(?=\s?[\d.,])/u;

/** The sign before the number that the text begins with; empty where there is none. */
export function numberMark(text: string): string {
  return MARK.exec(text)?.[0] ?? "";
}

/** The number behind a limit or an "about", as <0.5 of a laboratory; undefined for any other text. A plus is part of its number. */
export function boundedNumber(text: string): string | undefined {
  const mark = numberMark(text);
  return mark === "" || mark === "+" ? undefined : text.slice(mark.length).trim();
}
