/** Looks at a table's pages while it is cleaned and its server dies: nothing half-written may ever be seen. */
import { setTimeout as sleep } from "node:timers/promises";
import type { ApiClient } from "../../tools/testing/client.ts";
import { findWrongCells } from "./check-table.ts";

const PAUSE_MS = 15;
/** The pages that are shown before the table's files are written. */
const EARLY_PAGES = 10;

export class PageWatcher {
  readonly faults: string[] = [];
  pagesSeen = 0;
  private stopping = false;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly client: ApiClient,
    private readonly job: string,
  ) {}

  start(): void {
    this.running = this.run();
  }

  async stop(): Promise<void> {
    this.stopping = true;
    await this.running;
  }

  private async run(): Promise<void> {
    for (let turn = 0; !this.stopping; turn++) {
      await this.look(turn % EARLY_PAGES);
      await sleep(PAUSE_MS);
    }
  }

  private async look(page: number): Promise<void> {
    // While the server is down there is nothing to see.
    const reply = await this.client.cleanPage(this.job, page).catch(() => undefined);
    if (reply?.status !== 200 || !reply.body.page_found) return;
    this.pagesSeen++;
    this.faults.push(...findWrongCells(reply.body));
  }
}
