/** Creates the schema of a PostgreSQL database, or brings it up to the newest version. */
export async function migratePostgres(databaseUrl: string): Promise<void> {
  const { openPostgres } = await import("./open-postgres.ts");
  const database = await openPostgres(databaseUrl, { info: () => undefined, warn: () => undefined });
  await database.close();
}
