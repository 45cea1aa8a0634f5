/** Looks at a table's pages while it is cleaned and its server dies: nothing half-written may ever be seen. */
import type { ApiClient } from "../../tools/testing/client.ts";
import { Visitor } from "../support/visitor.ts";
import { findWrongCells } from "./check-table.ts";

const PAUSE_MS = 15;
/** These pages are shown before the table's files are written. */
const EARLY_PAGES = 10;

export class PageWatcher extends Visitor {
  pagesSeen = 0;
  private turn = 0;

  constructor(
    private readonly client: ApiClient,
    private readonly job: string,
  ) {
    super(PAUSE_MS);
  }

  protected async goOnce(): Promise<void> {
    // While the server is down there is nothing to see.
    const reply = await this.client.cleanPage(this.job, this.turn++ % EARLY_PAGES).catch(() => undefined);
    if (reply?.status !== 200 || !reply.body.page_found) return;
    this.pagesSeen++;
    this.faults.push(...findWrongCells(reply.body));
  }
}
