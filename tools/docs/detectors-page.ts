import { generatedFrom, markdownTable, page } from "./markdown.ts";

/** What the page says of a detector, whatever table it looks at. */
interface DescribedDetector {
  readonly name: string;
  readonly about: string;
  readonly source: string;
  readonly rules: object;
  readonly features: Readonly<Record<string, string>>;
}

interface Listed {
  readonly values: readonly DescribedDetector[];
  readonly rows: readonly DescribedDetector[];
  readonly numbers: readonly DescribedDetector[];
  readonly texts: readonly DescribedDetector[];
}

/** What looks for wrong cells, by what it sees of them. */
export function detectorsPage({ values, rows, numbers, texts }: Listed): string {
  return page(
    generatedFrom("packages/clean/src/detect"),
    "# Detectors",
    "Detectors look for cells that contradict the rest of the table. A detector says how sure the numbers below make it; what then becomes of the cell is for the [gate](decisions/0022-a-registry-of-rules.md) to say, by how often the family of its rule was right. Whatever the order of the rows, the same is found.",
    "## Of the values of a column",
    "Run when a column is studied. Of several that would repair a value, the first in this order has its way.",
    ...values.flatMap(describe),
    "## Of the rows",
    "Run over all rows, as the classes of the columns read them. If several judge the same cell, the surest wins, and of equally sure ones the first in this order.",
    ...rows.flatMap(describe),
    "## Of numbers and days",
    "Run over all rows of the columns that hold numbers or days, also of those whose values hardly repeat.",
    ...numbers.flatMap(describe),
    "## Of texts as they were read",
    "Run over all rows of neighbouring columns, whatever their classes.",
    ...texts.flatMap(describe),
  );
}

function describe({ name, about, source, rules, features }: DescribedDetector): readonly string[] {
  return [
    `### ${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    `${about}. Rules: ${Object.keys(rules)
      .map((rule) => `\`${rule}\``)
      .join(", ")}. Source: ${source}.`,
    markdownTable(
      ["Feature", "What it is"],
      Object.entries(features).map(([feature, meaning]) => [`\`${feature}\``, meaning]),
    ),
  ];
}
