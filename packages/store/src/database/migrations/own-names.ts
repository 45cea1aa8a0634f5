import { type Kysely, type Migration, sql } from "kysely";
import { rewriteJson } from "./rewrite-json.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Field that an edit sets, by the name of its action on the wire. */
const FIELDS: Readonly<Record<string, string>> = {
  edit_cell_output: "output",
  edit_cell_has_data: "hasData",
  edit_cell_is_valid: "isValid",
  edit_cell_is_clean: "isClean",
  edit_column_title: "title",
  edit_column_entity: "class",
  edit_column_decision: "decision",
  edit_table_settings: "settings",
};

const CLIENT_NAMES: Readonly<Record<string, string>> = {
  device_uuid: "deviceId",
  time_opened: "timeOpened",
  user_agent: "userAgent",
};

/**
 * Edits, warnings and browsers' details were stored under their names on the wire; this migration renames them to the
 * product's own. It serves both databases.
 */
export const ownNames: Migration = {
  async up(db) {
    await renameFields(db);
    await rewriteJson(db, { table: "events", column: "payload" }, toOwnEdit);
    await rewriteJson(db, { table: "sessions", column: "client" }, toOwnClient);
    await rewriteJson(db, { table: "tables", column: "warnings" }, withoutLevels);
  },
};

async function renameFields(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("edits").renameColumn("action", "field").execute();
  for (const [action, field] of Object.entries(FIELDS))
    await sql`update edits set field = ${field} where field = ${action}`.execute(db);
}

function toOwnEdit(payload: unknown): object | undefined {
  if (!isObject(payload) || payload.kind !== "edit" || !isObject(payload.edit)) return undefined;
  const { action, ...edit } = payload.edit;
  const field = FIELDS[String(action)];
  return field === undefined ? undefined : { ...payload, edit: { ...edit, field } };
}

function toOwnClient(client: unknown): object {
  const entries = Object.entries(isObject(client) ? client : {});
  return Object.fromEntries(entries.map(([name, value]) => [CLIENT_NAMES[name] ?? name, value]));
}

/** All warnings had the same level, which said how much such a message matters on a screen. */
function withoutLevels(warnings: unknown): object | undefined {
  if (!Array.isArray(warnings) || warnings.length === 0) return undefined;
  return (warnings as Fields[]).map(({ level: _level, ...warning }) => warning);
}

function isObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null;
}
