import type { Migration } from "kysely";
import type { ParameterValue } from "../schema.ts";
import { toParameters, toStoredEvent } from "./former-messages.ts";
import { rewriteJson } from "./rewrite-json.ts";

/** Events and parameters were stored as sent; this migration converts them to domain values. Serves both databases. */
export const domainValues: Migration = {
  async up(db) {
    await rewriteJson(db, { table: "events", column: "payload" }, toStoredEvent);
    await rewriteJson(db, { table: "tables", column: "parameters" }, (parameters) =>
      toParameters(parameters as Readonly<Record<string, ParameterValue>>),
    );
  },
};
