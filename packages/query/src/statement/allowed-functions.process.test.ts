import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSandbox, type Sandbox } from "../sandbox/open-sandbox.ts";
import { FUNCTIONS, isAllowedFunction, TABLE_FUNCTIONS } from "./allowed-functions.ts";

/** Lists the functions that this DuckDB has and a query may not call, each looked at. A new one of a later DuckDB shows up here. */
const REFUSED = `can_cast_implicitly cast_to_type col_description combine create_sort_key current_catalog
  current_connection_id current_database current_query current_query_id current_role current_schema current_schemas
  current_setting current_transaction_id current_user currval enum_code enum_first enum_last enum_range
  enum_range_boundary finalize format_pg_type format_type get_block_size get_type getvariable in_search_path
  json_deserialize_sql json_serialize_plan json_serialize_sql make_type map_to_pg_oid nextval
  parse_duckdb_log_message regexp_split_to_table remap_struct replace_type session_user sleep_ms stats
  timetz_byte_comparable txid_current user variant_bytes_to_variant variant_extract variant_normalize
  variant_to_parquet_variant variant_typeof vector_type version write_log`;
const REFUSED_KINDS = /^(__internal_|has_|pg_|inet_|st_|obj_|shobj_)/;

let sandbox: Sandbox;
let known: ReadonlyMap<string, string>;
beforeAll(async () => {
  sandbox = await openSandbox(500);
  const reader = await sandbox.connection.runAndReadAll(
    "select lower(function_name), string_agg(function_type) from duckdb_functions() group by 1",
  );
  known = new Map(reader.getRows().map(([name, types]) => [String(name), String(types)]));
});
afterAll(() => sandbox.close());

describe("the functions that a query may call", () => {
  it("are functions of this DuckDB", () => {
    const parsed = ["->"];
    const names = [...FUNCTIONS, ...TABLE_FUNCTIONS].filter((name) => !parsed.includes(name));
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });

  it("leave out only what somebody has looked at", () => {
    const left = [...known].filter(
      ([name, types]) => /scalar|aggregate|macro\b/.test(types) && !isAllowedFunction(name),
    );
    const others = left.filter(([name, types]) => !REFUSED_KINDS.test(name) && !/^(table|table_macro)$/.test(types));
    expect(others.map(([name]) => name).sort()).toEqual(REFUSED.split(/\s+/).sort());
  });

  it("read no file, setting, log or other query", () => {
    const dangerous =
      /^(read_|parquet_|sniff|glob|duckdb_|pragma_|query|json_execute|arrow_|enable_|disable_)|getenv|log$/;
    expect([...FUNCTIONS, ...TABLE_FUNCTIONS].filter((name) => dangerous.test(name) && name !== "log")).toEqual([]);
  });
});
