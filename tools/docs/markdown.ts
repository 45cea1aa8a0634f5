/** The few pieces of Markdown that the generated pages are made of. */

export type Row = readonly string[];

/** A table; cells are Markdown already. */
export function markdownTable(head: Row, rows: readonly Row[]): string {
  const lines = [head, head.map(() => "---"), ...rows];
  return lines.map((cells) => `| ${cells.map(escapeCell).join(" | ")} |`).join("\n");
}

/** A text as it is, such as a cell of a user's table. */
export function code(text: string): string {
  const shown = text
    .replaceAll("\n", "\\n")
    .replaceAll("\t", "\\t")
    .replace(/^ +| +$/g, (spaces) => "␣".repeat(spaces.length));
  if (shown === "") return "(empty)";
  return shown.includes("`") ? `\`\` ${shown} \`\`` : `\`${shown}\``;
}

/** The first line of a page that nobody should edit by hand. */
export function generatedFrom(source: string): string {
  return `<!-- Made by "npm run docs" from ${source}. Edit that, not this. -->`;
}

/** The parts of a page, an empty line between them. */
export function page(...parts: readonly string[]): string {
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

/** A page that people write, with a part of it that the code makes. */
export function replacePart(page: string, name: string, made: string): string {
  const begin = `<!-- Made by "npm run docs": ${name} -->`;
  const end = `<!-- End of ${name} -->`;
  const first = page.indexOf(begin);
  const last = page.indexOf(end);
  if (first === -1 || last === -1) throw new Error(`The page has no place for "${name}"`);
  return `${page.slice(0, first)}${begin}\n\n${made}\n\n${page.slice(last)}`;
}

function escapeCell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("\n", " ");
}
