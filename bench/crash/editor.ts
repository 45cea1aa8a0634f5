/** Edits cell after cell as fast as the server takes them, each with a value of its own, through every failure. */
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { ApiClient } from "../../tools/testing/client.ts";
import { TITLES } from "../support/generate-table.ts";
import { Visitor } from "../support/visitor.ts";

export interface KeptEdit {
  readonly row: number;
  readonly column: number;
  readonly value: string;
}

const RETRY_MS = 20;

export class Editor extends Visitor {
  /** The server acknowledged these as durable. */
  readonly acknowledged: KeptEdit[] = [];
  private readonly acknowledgedAt: { readonly sent: number; readonly replied: number }[] = [];

  constructor(
    private readonly client: ApiClient,
    readonly job: string,
    /** Rows that may be edited; each cell is edited once. */
    private readonly rows: number,
  ) {
    super(0);
  }

  /** When the first edit sent after that moment was acknowledged. */
  firstReplyAfter(moment: number): number | undefined {
    return this.acknowledgedAt.find(({ sent }) => sent > moment)?.replied;
  }

  protected async goOnce(): Promise<void> {
    const number = this.acknowledged.length;
    if (number >= this.rows * TITLES.length) return;
    const value = `edit ${number} ${randomUUID()}`;
    await this.place({ row: number % this.rows, column: Math.floor(number / this.rows), value });
  }

  /** Sends the same edit again until it is acknowledged, as the web app's outbox does. */
  private async place({ row, column, value }: KeptEdit): Promise<void> {
    const id = randomUUID();
    while (!this.isStopping) {
      const sent = performance.now();
      if (await this.isAccepted(row, column, value, id)) {
        this.acknowledged.push({ row, column, value });
        this.acknowledgedAt.push({ sent, replied: performance.now() });
        return;
      }
      await sleep(RETRY_MS);
    }
  }

  /** No answer and a page that is not there yet count as a no. */
  private async isAccepted(row: number, column: number, value: string, id: string): Promise<boolean> {
    try {
      const { status, body } = await this.client.editOutput(this.job, row, column, value, id);
      return status === 200 && body.accepted;
    } catch {
      return false;
    }
  }
}
