/**
 * Brings the catalogue up to date beside the work of the service: tables that were edited, and all those of an
 * installation that is older than its catalogue. One table at a time, by one process of all, so that users are not kept
 * waiting.
 */
import type { Embedder } from "@limpid/catalogue";
import { catalogueStore } from "@limpid/database";
import { type DescribingContext, describeForCatalogue } from "./describe-for-catalogue.ts";
import { embedForCatalogue } from "./embed-for-catalogue.ts";

/** Asking whether there is anything to do costs one look into a small index. */
const REST_MS = 2000;
const BATCH = 20;

export class CatalogueKeeper {
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> = Promise.resolve();
  private isStopping = false;

  private hasMeanings = true;

  constructor(
    private readonly context: DescribingContext,
    private readonly embedder: Embedder,
  ) {}

  start(): void {
    this.timer = setTimeout(() => {
      this.round = this.goRoundAlone().finally(() => {
        if (!this.isStopping) this.start();
      });
    }, REST_MS).unref();
  }

  /** Resolves when the table at hand is done. */
  async stop(): Promise<void> {
    this.isStopping = true;
    clearTimeout(this.timer);
    await this.round;
  }

  private async goRoundAlone(): Promise<void> {
    try {
      await this.context.database.turns.takeIfFree("catalogue", () => this.goRound());
    } catch (error) {
      this.context.log.warn({ err: error }, "the catalogue could not be brought up to date");
    }
  }

  private async goRound(): Promise<void> {
    for (;;) {
      const tables = await catalogueStore.todo(this.context.database.db, "describe", BATCH);
      for (const tableId of tables) {
        if (this.isStopping) return;
        await describeForCatalogue(tableId, this.context);
      }
      if (tables.length < BATCH) break;
    }
    await this.embedAll();
  }

  /** An embedder that fails is asked again at the next start; words are searched without it. */
  private async embedAll(): Promise<void> {
    try {
      while (this.hasMeanings && !this.isStopping)
        if (!(await embedForCatalogue(this.context.database, this.embedder))) return;
    } catch (error) {
      this.hasMeanings = false;
      this.context.log.warn({ err: error }, "the meaning of tables is not available");
    }
  }
}
