/** Edits cell after cell as fast as the server takes them, each with a value of its own, through every failure. */
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { ApiClient } from "../../tools/testing/client.ts";
import { TITLES } from "../generate-table.ts";

export interface KeptEdit {
  readonly row: number;
  readonly column: number;
  readonly value: string;
}

const RETRY_MS = 20;

export class Editor {
  /** What the server said is durable. */
  readonly acknowledged: KeptEdit[] = [];
  private readonly acknowledgedAt: { readonly sent: number; readonly replied: number }[] = [];
  private stopping = false;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly client: ApiClient,
    readonly job: string,
    /** Rows that may be edited; each cell is edited once. */
    private readonly rows: number,
  ) {}

  start(): void {
    this.stopping = false;
    this.running = this.run();
  }

  /** The edit on its way is still waited for, as long as somebody answers. */
  async stop(): Promise<void> {
    this.stopping = true;
    await this.running;
  }

  /** When the first edit sent after that moment was acknowledged. */
  firstReplyAfter(moment: number): number | undefined {
    return this.acknowledgedAt.find(({ sent }) => sent > moment)?.replied;
  }

  private async run(): Promise<void> {
    while (!this.stopping && this.acknowledged.length < this.rows * TITLES.length) {
      const number = this.acknowledged.length;
      const edit = {
        row: number % this.rows,
        column: Math.floor(number / this.rows),
        value: `edit ${number} ${randomUUID()}`,
      };
      await this.place(edit);
    }
  }

  /** Sends the same edit again until it is acknowledged, as the web app's outbox does. */
  private async place({ row, column, value }: KeptEdit): Promise<void> {
    const id = randomUUID();
    while (!this.stopping) {
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
