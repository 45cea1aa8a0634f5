/** Finds listed tables: asks the process that holds the index, and tells it first what it does not know yet. */
import {
  type CatalogueChange,
  type CatalogueQuery,
  type FoundTable,
  searchMeaning,
  vectorFromBase64,
} from "@limpid/catalogue";
import { type CatalogueRow, catalogueStore, type Database } from "@limpid/database";
import { CallFailed, LaneFull, OutOfTime, WorkerDied } from "../workers/call-errors.ts";
import type { Searchers } from "../workers/searchers.ts";
import { toCatalogueTable } from "./to-catalogue-table.ts";
import type { WorkerEmbedder } from "./worker-embedder.ts";

/** These rows are a few hundred kilobytes, which are read and sent without delaying others. */
const ROWS_AT_A_TIME = 200;
/** There are new changes after each, at times, and the process may end during one. */
const MAX_LESSONS = 10;
const WITHOUT_MEANING = [CallFailed, LaneFull, OutOfTime, WorkerDied];

export class CatalogueSearch {
  private learning: Promise<void> | undefined;

  constructor(
    private readonly searchers: Pick<Searchers, "call">,
    private readonly embedder: Pick<WorkerEmbedder, "embedSearch">,
    private readonly database: Pick<Database, "db">,
  ) {}

  async find(asked: CatalogueQuery): Promise<readonly FoundTable[]> {
    const query = asked.scope === "semantic" ? { ...asked, vector: await this.describeMeaning(asked.text) } : asked;
    for (let lessons = 0; lessons < MAX_LESSONS; lessons++) {
      const seq = await catalogueStore.newestSeq(this.database.db);
      const answer = await this.searchers.call("searchCatalogue", { query, seq });
      if (answer.kind === "found") return answer.tables;
      await this.teach(answer.seq);
    }
    throw new Error("The index of the catalogue does not keep up with its changes");
  }

  /** Without it, words alone are compared: where there is no embedder, and where it has no time. */
  private async describeMeaning(text: string): Promise<Int8Array | null> {
    // Signs alone mean nothing, and an embedder finds them near to something.
    if (!/[\p{L}\p{N}]/u.test(text)) return null;
    try {
      return await this.embedder.embedSearch(searchMeaning(text));
    } catch (error) {
      if (WITHOUT_MEANING.some((kind) => error instanceof kind)) return null;
      throw error;
    }
  }

  /** All who find the index behind wait for the same lesson. */
  private async teach(afterSeq: number): Promise<void> {
    this.learning ??= this.teachFrom(afterSeq).finally(() => {
      this.learning = undefined;
    });
    await this.learning;
  }

  private async teachFrom(afterSeq: number): Promise<void> {
    for (let seq = afterSeq; ; ) {
      const rows = await catalogueStore.changed(this.database.db, seq, ROWS_AT_A_TIME);
      const last = rows.at(-1);
      if (last === undefined) return;
      const known = await this.searchers.call("learnCatalogue", { afterSeq: seq, changes: rows.map(toChange) });
      // Another process has taken over, and needs all changes.
      if (known < Number(last.seq)) return;
      seq = Number(last.seq);
    }
  }
}

function toChange(row: CatalogueRow): CatalogueChange {
  const vector = row.vector === null ? null : vectorFromBase64(row.vector);
  return { id: row.tableId, seq: Number(row.seq), table: toCatalogueTable(row), vector };
}
