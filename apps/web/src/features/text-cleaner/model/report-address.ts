/** The mail that reports a problem with a line: what it was, and what came out of it. */
import { excerpt } from "./excerpt.ts";
import type { LineView } from "./line-view.ts";

export function reportAddress(email: string, { kind, result, text }: LineView): string {
  const lines = [
    "The following line was not read correctly:",
    "",
    excerpt(result.raw_input_string),
    "",
    `Result (${kind}): ${excerpt(text)}`,
    `Readings: ${excerpt(result.datetimes.join(" | "))}`,
    "",
    "It should be: ",
  ];
  const query = new URLSearchParams({
    subject: "Text Cleaner: a line is not read correctly",
    body: lines.join("\r\n"),
  });
  // Mail programs take a plus for a plus.
  return `mailto:${email}?${query.toString().replaceAll("+", "%20")}`;
}
