import type { Migration } from "kysely/migration";
import { firstTables } from "./0001-first-tables.ts";
import { readings } from "./0002-readings.ts";
import { generations } from "./0003-generations.ts";
import { cleanAll } from "./0004-clean-all.ts";

/** In the order of their names. A migration that has shipped is never edited. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  "0001-first-tables": firstTables,
  "0002-readings": readings,
  "0003-generations": generations,
  "0004-clean-all": cleanAll,
};
