import { tableStore } from "@limpid/database";
import { listTableFolders } from "@limpid/files";
import type { Context } from "../context.ts";

/** Files that the database does not know take room, or belong to a newer database than the one that was put back. */
export async function tellStrangers({
  config,
  database,
  log,
}: Pick<Context, "config" | "database" | "log">): Promise<void> {
  const known = new Set(await tableStore.ids(database.db));
  const strangers = listTableFolders(config.dataDir).filter((id) => !known.has(id));
  if (strangers.length === 0) return;
  log.warn(
    { folders: strangers.length },
    "there are folders of tables that the database does not know; stop the service and see npx limpid gc --dry-run",
  );
}
