import { type Executor, openBeside } from "@limpid/database";
import { installationAt, orUserError } from "./installation-at.ts";

const QUIET = { info: () => {}, warn: () => {}, error: () => {} };

/** Works on the database of the environment, also while the service runs. */
export async function withDatabase(work: (db: Executor) => Promise<void>): Promise<void> {
  const database = await orUserError(openBeside({ ...installationAt(), log: QUIET }));
  try {
    await orUserError(work(database.db));
  } finally {
    await database.close();
  }
}
