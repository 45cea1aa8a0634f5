/** The mail that reports a problem with a line: what it was, and what came out of it. */
import type { LineView } from "./line-view.ts";

/** Mail programs cut long addresses. */
const MOST_CHARACTERS = 500;

export function reportAddress(email: string, { kind, result, text }: LineView): string {
  const lines = [
    "The following line was not read as it should be:",
    "",
    result.raw_input_string.slice(0, MOST_CHARACTERS),
    "",
    `Result (${kind}): ${text.slice(0, MOST_CHARACTERS)}`,
    `Readings: ${result.datetimes.join(" | ").slice(0, MOST_CHARACTERS)}`,
    "",
    "It should be: ",
  ];
  const query = new URLSearchParams({ subject: "Text Cleaner: a line is not read right", body: lines.join("\r\n") });
  // Mail programs take a plus for a plus.
  return `mailto:${email}?${query.toString().replaceAll("+", "%20")}`;
}
