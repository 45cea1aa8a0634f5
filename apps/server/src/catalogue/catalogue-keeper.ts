/**
 * Brings the catalogue up to date beside the work of the service: tables that were edited, and all those of an
 * installation that is older than its catalogue. One table at a time, so that users are not kept waiting.
 */
import { tablesTodo } from "@limpid/store";
import { type DescribingContext, describeForCatalogue } from "./describe-for-catalogue.ts";

/** Asking whether there is anything to do costs one look into a small index. */
const REST_MS = 2000;
const BATCH = 20;

export class CatalogueKeeper {
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> = Promise.resolve();
  private isStopping = false;

  constructor(private readonly context: DescribingContext) {}

  start(): void {
    this.timer = setTimeout(() => {
      this.round = this.goRound().finally(() => {
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

  private async goRound(): Promise<void> {
    try {
      for (;;) {
        const tables = await tablesTodo(this.context.database.db, "describe", BATCH);
        for (const tableId of tables) {
          if (this.isStopping) return;
          await describeForCatalogue(tableId, this.context);
        }
        if (tables.length < BATCH) return;
      }
    } catch (error) {
      this.context.log.warn({ err: error }, "the catalogue could not be brought up to date");
    }
  }
}
