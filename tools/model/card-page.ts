/** Writes the card of a model beside its weights, as data and as a page, and the parts of such a page. */
import { writeFileSync } from "node:fs";

export function writeCardFiles(folder: URL, card: object, page: string): void {
  writeFileSync(new URL("card.json", folder), `${JSON.stringify(card, undefined, 2)}\n`);
  writeFileSync(new URL("card.md", folder), page);
}

export function section(title: string, text: string): string {
  return `## ${title}\n\n${text}`;
}

export function bullets(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join("\n");
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
}
