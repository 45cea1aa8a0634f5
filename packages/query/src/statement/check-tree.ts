/**
 * Finds the tables that a statement reads, or refuses the statement. It walks the syntax tree of DuckDB's
 * `json_serialize_sql` and allows only listed nodes, so a new kind of clause is refused until somebody has reviewed it.
 */
import { Refused } from "../refusal.ts";
import { isAllowedFunction, TABLE_FUNCTIONS } from "./allowed-functions.ts";
import { nameKey } from "./name-key.ts";

export interface TableUses {
  /** Ids of the tables in the order in which they are named. */
  readonly tables: ReadonlyMap<string, TableUse>;
  /** Names of tables that are not ids, each once, as they are first written. */
  readonly names: ReadonlyMap<string, TableUse>;
  /** Names of columns anywhere in the statement, in lower case. */
  readonly columns: ReadonlySet<string>;
}

interface TableUse {
  /** Place where the table is first named, in DuckDB's count of characters or bytes; null if unknown. */
  readonly location: number | null;
}

type Tree = Readonly<Record<string, unknown>>;
/** Names of common table expressions of the statement, in lower case. */
type Scope = ReadonlySet<string>;

const TABLE_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** DuckDB has views of these names, and looks some of them up before a name that the statement defines. */
const CATALOG_NAME = /^(duckdb_|pragma_|sqlite_|pg_|information_schema)|[./\\:*?]/;
/** Views of DuckDB's own, which no table here replaces. */
const OWN_VIEW = /^(duckdb_|pragma_|sqlite_|pg_|information_schema)/;
const TABLE_REFERENCES = new Set(["JOIN", "SUBQUERY", "EMPTY", "EXPRESSION_LIST", "PIVOT"]);
const QUERY_NODES = new Set(["SELECT_NODE", "SET_OPERATION_NODE", "RECURSIVE_CTE_NODE", "CTE_NODE"]);
const EXPRESSIONS = new Set(
  `BETWEEN CASE CAST COLLATE COLUMN_REF COMPARISON CONJUNCTION CONSTANT FUNCTION LAMBDA LAMBDA_REF OPERATOR
   POSITIONAL_REFERENCE STAR SUBQUERY TYPE WINDOW`.split(/\s+/),
);
/** DuckDB does not parse deeper expressions itself. */
const MAX_DEPTH = 6000;

export function findTableUses(tree: unknown): TableUses {
  const walk = new Walk();
  walk.visit(tree, new Set(), 0);
  return { tables: walk.tables, names: new Map([...walk.names.values()]), columns: walk.columns };
}

class Walk {
  readonly tables = new Map<string, TableUse>();
  /** Table uses by name in DuckDB's comparison form. */
  readonly names = new Map<string, readonly [name: string, use: TableUse]>();
  readonly columns = new Set<string>();

  visit(value: unknown, scope: Scope, depth: number): void {
    if (depth > MAX_DEPTH) throw refuse("The query is nested too deeply", null);
    if (Array.isArray(value)) {
      for (const item of value) this.visit(item, scope, depth + 1);
      return;
    }
    if (!isTree(value)) return;
    if (QUERY_NODES.has(String(value.type))) this.visitQuery(value, scope, depth);
    else if (typeof value.class === "string") this.visitExpression(value, scope, depth);
    else if ("sample" in value) this.visitTable(value, scope, depth);
    else this.visitMembers(value, scope, depth);
  }

  private visitMembers(tree: Tree, scope: Scope, depth: number): void {
    for (const member of Object.values(tree)) this.visit(member, scope, depth + 1);
  }

  /** A common table expression is visible to those after it and to the query it belongs to. */
  private visitQuery({ cte_map: names, ...node }: Tree, scope: Scope, depth: number): void {
    const inner = new Set(scope);
    for (const { key, value } of entriesOf(names)) {
      this.visit(value, inner, depth + 1);
      inner.add(nameOf(key));
    }
    if (node.type === "RECURSIVE_CTE_NODE") this.visitRecursion(node, inner, depth);
    else this.visitMembers(node, inner, depth);
  }

  /** A recursive query may name itself in its second part, not in its first. */
  private visitRecursion({ right, ...start }: Tree, scope: Scope, depth: number): void {
    this.visitMembers(start, scope, depth);
    this.visit(right, new Set(scope).add(nameOf(start.cte_name)), depth + 1);
  }

  private visitTable(tree: Tree, scope: Scope, depth: number): void {
    if (tree.type === "BASE_TABLE") this.checkTable(tree, scope);
    else if (tree.type === "TABLE_FUNCTION" && isTree(tree.function))
      this.visitTableFunction(tree.function, scope, depth);
    else if (tree.type === "SHOW_REF") throw refuse("DESCRIBE, SHOW and SUMMARIZE are not run here", locationOf(tree));
    else if (TABLE_REFERENCES.has(String(tree.type))) this.visitMembers(tree, scope, depth);
    else throw refuse(`${String(tree.type)} is not run here`, locationOf(tree));
  }

  private visitTableFunction(tree: Tree, scope: Scope, depth: number): void {
    if (!TABLE_FUNCTIONS.has(String(tree.function_name).toLowerCase())) throw refuseFunction(tree);
    checkSchema(tree);
    this.visit(tree.children, scope, depth + 1);
  }

  private checkTable(tree: Tree, scope: Scope): void {
    const written = String(tree.table_name);
    const name = written.toLowerCase();
    const location = locationOf(tree);
    const isPlain = tree.schema_name === "" && tree.catalog_name === "" && !tree.at_clause;
    if (!isPlain || OWN_VIEW.test(name)) throw refuseName(fullName(tree), location);
    if (scope.has(name)) return;
    if (TABLE_ID.test(name)) {
      if (!this.tables.has(name)) this.tables.set(name, { location });
    } else if (!this.names.has(nameKey(written))) this.names.set(nameKey(written), [written, { location }]);
  }

  private visitExpression(tree: Tree, scope: Scope, depth: number): void {
    this.checkExpression(tree);
    this.visitMembers(tree, scope, depth);
  }

  private checkExpression(tree: Tree): void {
    if (tree.class === "PARAMETER") throw refuse("Parameters have no values here", locationOf(tree));
    if (!EXPRESSIONS.has(String(tree.class))) throw refuse(`${String(tree.class)} is not run here`, locationOf(tree));
    if (typeof tree.function_name === "string") {
      if (!isAllowedFunction(tree.function_name)) throw refuseFunction(tree);
      checkSchema(tree);
    }
    if (Array.isArray(tree.column_names))
      for (const name of tree.column_names) this.columns.add(String(name).toLowerCase());
  }
}

/** Refuses a name that no table can have. */
function refuseName(name: string, position: number | null): Refused {
  const detail = `No table is called "${name.slice(0, 200)}". Write the name of a table, or its id, in double quotes`;
  return new Refused({ kind: "unknown_table", detail, position });
}

function isTree(value: unknown): value is Tree {
  return typeof value === "object" && value !== null;
}

function entriesOf(names: unknown): readonly { readonly key: unknown; readonly value: unknown }[] {
  return isTree(names) && Array.isArray(names.map) ? (names.map as { key: unknown; value: unknown }[]) : [];
}

function nameOf(key: unknown): string {
  const name = String(key).toLowerCase();
  if (CATALOG_NAME.test(name)) throw refuse(`A query of the WITH clause cannot be named "${name.slice(0, 200)}"`, null);
  return name;
}

function checkSchema({ schema = "", catalog = "", ...tree }: Tree): void {
  if ((schema !== "" && schema !== "main") || catalog !== "") throw refuseFunction(tree);
}

function fullName({ catalog_name: catalog, schema_name: schema, table_name: table }: Tree): string {
  return [catalog, schema, table].filter((part) => part !== "").join(".");
}

function refuseFunction(tree: Tree): Refused {
  return refuse(`The function ${String(tree.function_name).slice(0, 200)} is not available here`, locationOf(tree));
}

function refuse(detail: string, position: number | null): Refused {
  return new Refused({ kind: "not_allowed", detail, position });
}

/** DuckDB uses its largest number for "no location". */
function locationOf({ query_location: location }: Tree): number | null {
  return typeof location === "number" && Number.isSafeInteger(location) ? location : null;
}
