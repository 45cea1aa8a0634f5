/** The database of the version before SQLite, as far as its rows are read: PGlite in a folder, or any PostgreSQL. */

export interface FormerDatabase {
  /** Rows as the database writes them: JSON and moments as text. */
  query(sql: string, parameters?: readonly unknown[]): Promise<readonly Readonly<Record<string, unknown>>[]>;
  close(): Promise<void>;
}

/** The part of `@electric-sql/pglite` that reading needs; it is not among our packages, but fetched to migrate. */
interface PgliteModule {
  readonly PGlite: { create(options: { readonly dataDir: string }): Promise<Pglite> };
}

interface Pglite {
  query(sql: string, parameters: unknown[], options: object): Promise<{ readonly rows: Record<string, unknown>[] }>;
  close(): Promise<void>;
}

/** The version that wrote the folders: others may have another PostgreSQL inside, which refuses them. */
export const PGLITE_PACKAGE = "@electric-sql/pglite@0.5.14";

const JSON_TYPE = 114;
const MOMENT_TYPE = 1184;
const asText = (text: string): string => text;

/** `module` is what importing the package gives; `folder` is opened for writing, so it should be a copy. */
export async function openPglite(module: unknown, folder: string): Promise<FormerDatabase> {
  const database = await (module as PgliteModule).PGlite.create({ dataDir: folder });
  const options = { parsers: { [JSON_TYPE]: asText, [MOMENT_TYPE]: asText } };
  return {
    query: async (sql, parameters = []) => (await database.query(sql, [...parameters], options)).rows,
    close: () => database.close(),
  };
}
