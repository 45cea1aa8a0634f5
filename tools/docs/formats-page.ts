import { DEFAULT_LIMITS, ENCODINGS, FORMATS } from "@limpid/ingest";
import { code, generatedFrom, markdownTable, page } from "./markdown.ts";

const INTRO = `# File formats

What is in a file decides how it is read, never its name. Nothing is converted: every cell keeps its text, and the cleaning works on that.
What was found out is shown under File Information, and by \`limpid ingest FILE\`; the owner of a table can choose otherwise there and
read the file again. To add a format, see [CONTRIBUTING.md](../CONTRIBUTING.md#a-file-format).`;

const ENVELOPE = `## Packed files

gzip, zip, bzip2, xz and zstd, one inside the other too. Of an archive with several files the best table is read; the others are listed and
can be chosen. Names in an archive are never used as paths. The limits are counted while unpacking, not taken from what the archive says of
itself. Files with a password, cut off, with a wrong checksum, or packed hundreds of times over are refused with the cause.`;

const REFUSED = `## Refused

Pictures, documents, programs, databases and other files without a readable table are refused by what they are. So are broken files: the
message names the cause and, where there is one, the line and column.`;

const CHOICES: Readonly<Record<string, string>> = {
  entry: "the file of an archive",
  encoding: "the encoding",
  delimiter: "the delimiter",
  quote: "the quote",
  escape: "the escape sign",
  skiprows: "the lines above the table",
  headerRows: "the rows of names",
  sheet: "the sheet or table",
  recordPath: "the path of the records",
  area: "the cells that hold the table",
  append: "sheets whose rows follow",
  merged: "what the cells below a merged one hold",
};

export function formatsPage(fixtures: ReadonlyMap<string, readonly string[]>): string {
  return page(
    generatedFrom("the readers of packages/ingest"),
    INTRO,
    markdownTable(
      ["Format", "Usual names"],
      FORMATS.map(({ title, extensions }) => [title, extensions.map((extension) => code(`.${extension}`)).join(" ")]),
    ),
    ...FORMATS.map((format) => formatSection(format, fixtures.get(format.id) ?? [])),
    ENVELOPE,
    encodingSection(),
    REFUSED,
    `Limits, such as ${DEFAULT_LIMITS.maxColumns.toLocaleString("en-US")} columns, are listed in [limits.md](limits.md).`,
  );
}

function formatSection({ title, reads, obeys }: (typeof FORMATS)[number], fixtures: readonly string[]): string {
  const tried = fixtures.filter((name) => !name.endsWith(".expected.json"));
  return [
    `## ${title}`,
    reads.map((sentence) => `- ${sentence}`).join("\n"),
    `May be chosen: ${obeys.map((choice) => CHOICES[choice] ?? choice).join(", ")}.`,
    `Tried on ${tried.length} files of \`fixtures/files\`, whole, cut off at 100 places each, and damaged at random.`,
  ].join("\n\n");
}

function encodingSection(): string {
  return [
    "## Encodings",
    "A byte order mark decides, then zeros (UTF-16, UTF-32), escape sequences, valid UTF-8, and what a document says of itself. Otherwise every encoding is judged by the words it makes of the bytes, in 37 languages; when it is not certain, a warning says so and the table asks, with both readings side by side. So it does for delimiter, header and sheet.",
    ENCODINGS.map(code).join(", "),
  ].join("\n\n");
}
