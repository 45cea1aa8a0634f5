/** Finds the table that a name in a query means, among those that its writer may see. */
import { FILE_FORMATS, LIMITS } from "@limpid/contract";
import type { NamedTable } from "@limpid/database";

export type Choice =
  /** `namesakes`: so many others have the name, too. */
  | { readonly kind: "one"; readonly table: NamedTable; readonly namesakes: number }
  | { readonly kind: "several"; readonly tables: readonly NamedTable[] }
  | { readonly kind: "none" };

const EXTENSIONS = [...new Set(FILE_FORMATS.flatMap(({ extensions }) => extensions))].join("|");
const EXTENSION = new RegExp(`(?<=.)(?:\\.(?:${EXTENSIONS}))+$`);
const TABLE_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** DuckDB has views of these names. */
const OWN_VIEW = /^(duckdb_|pragma_|sqlite_|pg_|information_schema)/i;
/** Names are alike from so large a share of common pairs of letters on. */
const ALIKE = 0.5;

/** No name of a table or a file is longer. */
export function isTooLong(name: string): boolean {
  return name.length > Math.max(LIMITS.tableNameCharacters, LIMITS.fileNameCharacters);
}

/** Names are compared without file extension, case, blanks, underscores and hyphens. */
export function foldName(name: string): string {
  const small = withoutExtension(name.normalize("NFKC"));
  return small.replace(/[\s_-]+/g, "") || small;
}

/** What the database is asked for: letters of ASCII as they are, so that nothing that has the name is missed. */
export function startOfName(name: string): string {
  return withoutExtension(name).replace(/[ _-]+/g, "");
}

function withoutExtension(name: string): string {
  return name.toLowerCase().trim().replace(EXTENSION, "");
}

export class NameIndex {
  private readonly byName = new Map<string, NamedTable[]>();

  constructor(private readonly tables: readonly NamedTable[]) {
    for (const table of tables) for (const key of foldedNames(table)) this.enter(key, table);
  }

  private enter(key: string, table: NamedTable): void {
    const alike = this.byName.get(key);
    if (alike === undefined) this.byName.set(key, [table]);
    else alike.push(table);
  }

  /** The writer's own tables come first, so that no other table can replace them. Then the name as it is written. */
  choose(name: string): Choice {
    const alike = this.byName.get(foldName(name)) ?? [];
    const isExact = ({ name: own, fileName }: NamedTable): boolean => own === name || fileName === name;
    for (const isOwn of [true, false]) {
      const group = alike.filter((table) => table.isOwn === isOwn);
      const exact = group.filter(isExact);
      const found = exact.length > 0 ? exact : group;
      const [table, ...more] = found;
      if (table === undefined) continue;
      return more.length === 0
        ? { kind: "one", table, namesakes: alike.length - 1 }
        : { kind: "several", tables: [...found, ...alike.filter((other) => !found.includes(other))] };
    }
    return { kind: "none" };
  }

  /** What a query calls the table: its name where that means no other one, or else its id. */
  nameFor({ id, name }: Pick<NamedTable, "id" | "name">): string {
    if (!name?.trim() || isTooLong(name) || TABLE_ID.test(name) || OWN_VIEW.test(name) || name.includes("\0"))
      return id;
    const choice = this.choose(name);
    return choice.kind === "one" && choice.table.id === id ? name : id;
  }

  /** Tables whose names look most like it, each name once, the likest first. */
  near(name: string, limit: number): NamedTable[] {
    if (isTooLong(name)) return [];
    const pairs = pairsOf(foldName(name));
    const scored = this.tables.flatMap((table) => {
      const share = table.name === null ? 0 : commonShare(pairs, pairsOf(foldName(table.name)));
      return share < ALIKE ? [] : [{ table, share }];
    });
    scored.sort((left, right) => right.share - left.share || Number(right.table.isOwn) - Number(left.table.isOwn));
    const seen = new Set<string>();
    const isNew = ({ table }: { readonly table: NamedTable }): boolean => {
      const key = table.name ?? "";
      return !seen.has(key) && seen.add(key) !== undefined;
    };
    return scored
      .filter(isNew)
      .slice(0, limit)
      .map(({ table }) => table);
  }
}

function foldedNames({ name, fileName }: NamedTable): ReadonlySet<string> {
  return new Set([name, fileName].flatMap((text) => (text ? [foldName(text)] : [])));
}

/** Two letters in a row each; its ends count, too. */
function pairsOf(text: string): string[] {
  const letters = [...` ${text} `];
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}

function commonShare(left: readonly string[], right: readonly string[]): number {
  const rest = new Map<string, number>();
  for (const pair of left) rest.set(pair, (rest.get(pair) ?? 0) + 1);
  let common = 0;
  for (const pair of right) {
    const count = rest.get(pair) ?? 0;
    if (count > 0) common++;
    rest.set(pair, count - 1);
  }
  return (2 * common) / (left.length + right.length);
}
