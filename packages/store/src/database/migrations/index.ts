import type { Migration } from "kysely";
import { catalogue } from "./catalogue.ts";
import { cleaningSettings } from "./cleaning-settings.ts";
import { damage } from "./damage.ts";
import { domainValues } from "./domain-values.ts";
import { editBatches } from "./edit-batches.ts";
import { examples } from "./examples.ts";
import { listedOnPurpose } from "./listed-on-purpose.ts";
import { ownNames } from "./own-names.ts";
import { ownTries } from "./own-tries.ts";
import { ownerControls } from "./owner-controls.ts";
import { firstTables } from "./postgres/0001-first-tables.ts";
import { readings } from "./postgres/0002-readings.ts";
import { generations } from "./postgres/0003-generations.ts";
import { cleanAll } from "./postgres/0004-clean-all.ts";
import { jobs } from "./postgres/0017-jobs.ts";
import { proposals } from "./proposals.ts";
import { quotas } from "./quotas.ts";
import { sessionKeys } from "./session-keys.ts";
import { sessionSuccessors } from "./session-successors.ts";
import { firstTables as firstSqliteTables } from "./sqlite/0001-first-tables.ts";
import { views } from "./views.ts";

/**
 * SQLite has had the queue since its first migration. Both databases have the same number of steps, by which a backup
 * compares them.
 */
const inStep: Migration = { up: async () => undefined, down: async () => undefined };

/**
 * Migrations in the order of their names. A migration that has shipped is never edited; those since owner-controls can be
 * reverted, for tests of older ones. SQLite was added later: its first migration contains all that the first four of
 * PostgreSQL made.
 */
export const MIGRATIONS: Readonly<Record<"postgres" | "sqlite", Readonly<Record<string, Migration>>>> = {
  postgres: {
    "0001-first-tables": firstTables,
    "0002-readings": readings,
    "0003-generations": generations,
    "0004-clean-all": cleanAll,
    "0005-domain-values": domainValues,
    "0006-cleaning-settings": cleaningSettings("json"),
    "0007-own-names": ownNames,
    "0008-owner-controls": ownerControls({ json: "json", time: "timestamptz" }),
    "0009-catalogue": catalogue("postgres"),
    "0010-views": views({ json: "json", time: "timestamptz" }),
    "0011-edit-batches": editBatches("uuid"),
    "0012-session-keys": sessionKeys,
    "0013-quotas": quotas,
    "0014-proposals": proposals("postgres"),
    "0015-damage": damage,
    "0016-own-tries": ownTries,
    "0017-jobs": jobs,
    "0018-session-successors": sessionSuccessors("uuid"),
    "0019-listed-on-purpose": listedOnPurpose,
    "0020-examples": examples("uuid"),
  },
  sqlite: {
    "0001-first-tables": firstSqliteTables,
    "0002-domain-values": domainValues,
    "0003-cleaning-settings": cleaningSettings("json_text"),
    "0004-own-names": ownNames,
    "0005-owner-controls": ownerControls({ json: "json_text", time: "time_text" }),
    "0006-catalogue": catalogue("sqlite"),
    "0007-views": views({ json: "json_text", time: "time_text" }),
    "0008-edit-batches": editBatches("text"),
    "0009-session-keys": sessionKeys,
    "0010-quotas": quotas,
    "0011-proposals": proposals("sqlite"),
    "0012-damage": damage,
    "0013-own-tries": ownTries,
    "0014-jobs": inStep,
    "0015-session-successors": sessionSuccessors("text"),
    "0016-listed-on-purpose": listedOnPurpose,
    "0017-examples": examples("text"),
  },
};
