/** What is typed to find a made table, and typed wrongly. */
import type { CatalogueTable, ScopeId } from "@limpid/catalogue";

export interface TextQuery {
  readonly what: string;
  readonly scope: ScopeId;
  /** "" for a table that has nothing to ask for. */
  readonly of: (table: CatalogueTable, random: () => number) => string;
  /** Whether the very table is to be among the first five; else its time alone counts. */
  readonly isUnique: boolean;
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

export function withTypo(text: string, random: () => number): string {
  const place = 1 + Math.floor(random() * Math.max(1, text.length - 2));
  const letter = LETTERS.charAt(Math.floor(random() * LETTERS.length));
  const [before, after] = [text.slice(0, place), text.slice(place)];
  const variants = [
    before + after.slice(1),
    before + letter + after,
    before + letter + after.slice(1),
    before + after.charAt(1) + after.charAt(0) + after.slice(2),
  ];
  return variants[Math.floor(random() * variants.length)] ?? text;
}

const words = (table: CatalogueTable): string =>
  table.values
    .flat()
    .filter((value) => /^[a-z]{6,}$/.test(value))
    .slice(0, 2)
    .join(" ");

export const TEXT_QUERIES: readonly TextQuery[] = [
  { what: "names", scope: "name", of: ({ name }) => name, isUnique: true },
  { what: "names with a typo", scope: "name", of: ({ name }, random) => withTypo(name, random), isUnique: true },
  { what: "beginnings of names", scope: "name", of: ({ name }) => name.slice(0, 6), isUnique: false },
  { what: "ids", scope: "id", of: ({ id }) => id.slice(0, 8), isUnique: true },
  { what: "users", scope: "username", of: ({ username }) => username ?? "", isUnique: true },
  { what: "columns", scope: "columns", of: ({ titles }) => titles.slice(0, 3).join(", "), isUnique: false },
  { what: "two values", scope: "values", of: words, isUnique: true },
  { what: "a value", scope: "values", of: ({ values }) => values[0]?.[0] ?? "", isUnique: false },
];
