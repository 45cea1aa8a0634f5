/** Runs the queries of a process one after another, each in its own sandbox. */
import { writeFile } from "node:fs/promises";
import { type DuckDBConnection, StatementType } from "@duckdb/node-api";
import { type Refusal, Refused } from "../refusal.ts";
import { nameKey } from "../statement/name-key.ts";
import { readStatement, type Statement } from "../statement/read-statement.ts";
import { type Cut, collectRows, type Result, type ResultColumn, type ResultLimits } from "./collect-rows.ts";
import { toRefusal } from "./engine-errors.ts";
import { lockSandbox, openSandbox, type QueryTable, type Sandbox } from "./open-sandbox.ts";

export interface CheckedQuery {
  readonly kind: "checked";
  /** Ids of the tables that the query reads, with the place where each is first named. */
  readonly tables: readonly { readonly id: string; readonly position: number | null }[];
  /** Names of tables that are not ids, as they are written. */
  readonly names: readonly { readonly name: string; readonly position: number | null }[];
  /** Names that may refer to columns of raw texts, in lower case. */
  readonly rawColumns: readonly string[];
}

export interface RunInput {
  readonly query: string;
  /** Tables that the query can see. */
  readonly tables: readonly QueryTable[];
  readonly limits: ResultLimits;
  /** Output file with one JSON list of texts per line. */
  readonly rowsPath: string;
}

export interface RunReply {
  readonly kind: "done";
  readonly columns: readonly ResultColumn[];
  readonly numRows: number;
  readonly cut: readonly Cut[];
  readonly elapsedMs: number;
}

export interface RefusedReply {
  readonly kind: "refused";
  readonly refusal: Refusal;
}

const RAW = /_raw$/;

export class QueryEngine {
  private next: Promise<Sandbox> | undefined;

  private constructor(
    private readonly parser: Sandbox,
    private readonly memoryMb: number,
  ) {}

  /** `memoryMb` limits what DuckDB uses for a query by its own account, which is not always right. */
  static async open(memoryMb: number): Promise<QueryEngine> {
    const engine = new QueryEngine(await openSandbox(memoryMb), memoryMb);
    await lockSandbox(engine.parser, []);
    await engine.prepareNext();
    return engine;
  }

  async check(query: string): Promise<CheckedQuery | RefusedReply> {
    return await this.orRefusal(async () => {
      const { tables, names, columns } = await readStatement(this.parser.connection, query);
      return {
        kind: "checked",
        tables: [...tables].map(([id, position]) => ({ id, position })),
        names: [...names].map(([name, position]) => ({ name, position })),
        rawColumns: [...columns].filter((name) => RAW.test(name)),
      };
    });
  }

  async run({ query, tables, limits, rowsPath }: RunInput): Promise<RunReply | RefusedReply> {
    const sandbox = await this.takeNext();
    try {
      return await this.orRefusal(async () => {
        const statement = await readStatement(this.parser.connection, query);
        requireGiven(statement, tables);
        await lockSandbox(sandbox, tables);
        const started = performance.now();
        const { columns, rows, cut } = await execute(sandbox.connection, statement, limits);
        const elapsedMs = performance.now() - started;
        await writeFile(rowsPath, rows.length === 0 ? "" : `${rows.join("\n")}\n`, { flag: "wx" });
        return { kind: "done", columns, numRows: rows.length, cut, elapsedMs };
      });
    } finally {
      sandbox.close();
      void this.prepareNext();
    }
  }

  close(): void {
    this.parser.close();
  }

  private takeNext(): Promise<Sandbox> {
    const next = this.next ?? openSandbox(this.memoryMb);
    this.next = undefined;
    return next;
  }

  /** Opens a sandbox ahead, so that the next query does not wait for it. */
  private async prepareNext(): Promise<void> {
    this.next = openSandbox(this.memoryMb);
    // The query that takes this sandbox gets its error.
    await this.next.catch(() => undefined);
  }

  private async orRefusal<T>(work: () => Promise<T>): Promise<T | RefusedReply> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { kind: "refused", refusal: error.refusal };
    }
  }
}

/**
 * Refuses names that were not given, because DuckDB would look for them in its catalog, whose own views have names too.
 */
function requireGiven({ tables, names }: Statement, given: readonly QueryTable[]): void {
  const known = new Set(given.flatMap(({ id, aliases }) => [id, ...aliases.map(nameKey)]));
  for (const [name, position] of [...tables, ...names])
    if (!known.has(nameKey(name)))
      throw new Refused({ kind: "unknown_table", detail: `There is no table "${name.slice(0, 200)}"`, position });
}

async function execute(connection: DuckDBConnection, statement: Statement, limits: ResultLimits): Promise<Result> {
  try {
    const statements = await connection.extractStatements(statement.sql);
    const prepared = await statements.prepare(0);
    const isQuery = [StatementType.SELECT, StatementType.EXPLAIN].includes(prepared.statementType);
    if (statements.count !== 1 || !isQuery) throw new Refused(NO_QUERY);
    return await collectRows(await prepared.stream(), limits);
  } catch (error) {
    const refusal = toRefusal(error, statement);
    throw refusal === undefined ? error : new Refused(refusal);
  }
}

const NO_QUERY: Refusal = {
  kind: "not_allowed",
  detail: "Only SELECT, and EXPLAIN of a SELECT, are run here",
  position: null,
};
