/** The visitors who work with the service meanwhile. Each goes on through every failure, as the pages do, and notes what is wrong. */
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { ColumnReply, EditReply, TableMessage } from "@limpid/contract";
import type { ApiClient } from "../../tools/testing/client.ts";
import { findStoryFaults, findWrongPages } from "../crash/check-table.ts";
import { followJob } from "../support/follow-job.ts";
import { generateCsv } from "../support/generate-table.ts";
import { Visitor } from "../support/visitor.ts";

const RETRY_MS = 100;
const PACE_MS = 500;
/** A table waits for others, and for the leases of killed processes. */
const GIVE_UP_MS = 180_000;

/** Brings one file after the other, and looks at what became of it. */
export class Uploader extends Visitor {
  /** From the upload's reply to the table. */
  readonly cleanedMs: number[] = [];
  /** Answers that did not come. */
  failures = 0;

  constructor(
    private readonly client: ApiClient,
    private readonly random: () => number,
  ) {
    super(PACE_MS);
  }

  protected async goOnce(): Promise<void> {
    const rows = 200 + Math.floor(this.random() * 20_000);
    const job = await this.bring(rows);
    const begun = performance.now();
    for await (const _ of followJob(this.client, job, GIVE_UP_MS));
    this.cleanedMs.push(performance.now() - begun);
    const faults = await untilAnswered(async () => [
      ...(await findStoryFaults(this.client, job)),
      ...(await findWrongPages(this.client, job, rows)),
    ]);
    this.faults.push(...faults.map((fault) => `Table ${this.cleanedMs.length} of ${rows} rows: ${fault}`));
  }

  /** The same upload again, until it is acknowledged. */
  private async bring(rows: number): Promise<string> {
    const data = Buffer.from(generateCsv(rows)).toString("base64");
    const key = randomUUID();
    for (;;) {
      const body = { session_uuid: this.client.session, data, filename: "passing.csv" };
      const reply = await this.client
        .post<{ result_uuid: string }>("/api/v1/file", body, { "idempotency-key": key })
        .catch(() => undefined);
      if (reply?.status === 200) return reply.body.result_uuid;
      this.failures++;
      await sleep(RETRY_MS);
    }
  }
}

/** Follows the edits of a table, and comes again after the last one when its stream breaks off. */
export class Follower {
  readonly heard: string[] = [];
  breaks = -1;
  private readonly end = new AbortController();
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly client: ApiClient,
    private readonly job: string,
  ) {}

  start(): void {
    this.running = this.run();
  }

  /** When it has heard so many, or too long is over. */
  async stop(count: number): Promise<void> {
    const limit = Date.now() + 20_000;
    while (this.heard.length < count && Date.now() < limit) await sleep(RETRY_MS);
    this.end.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    let lastId = "0";
    while (!this.end.signal.aborted) {
      this.breaks++;
      try {
        for await (const { id, data } of this.client.follow(`/api/v1/events/dataframe/${this.job}`, lastId)) {
          const message = data as TableMessage;
          if (message.event === "pr" && message.data.action === "edit_cell_output")
            this.heard.push(String(message.data.value));
          if (id !== "") lastId = id;
          if (this.end.signal.aborted) return;
        }
      } catch {
        await sleep(RETRY_MS);
      }
    }
  }
}

/** Turns a decision of a column to and fro, for which the table is cleaned again each time. */
export class Chooser extends Visitor {
  /** The choices that the service acknowledged, in order. */
  readonly acknowledged: string[] = [];

  constructor(
    private readonly client: ApiClient,
    private readonly job: string,
  ) {
    super(PACE_MS);
  }

  async findLost(): Promise<string[]> {
    const { chosen, version } = await untilAnswered(async () => {
      const decision = await this.decision();
      const { body } = await this.client.table(this.job);
      return { chosen: decision.in_force, version: body.basics.dl_version };
    });
    const faults = [];
    if (chosen !== this.acknowledged.at(-1)) faults.push(`The last choice is lost: "${chosen}" is in force`);
    if (version !== this.acknowledged.length + 1)
      faults.push(`${this.acknowledged.length} choices made version ${version}`);
    return faults;
  }

  protected async goOnce(): Promise<void> {
    const { columnId, decision } = await untilAnswered(() => this.column());
    const value = decision.options.find(({ id }) => id !== (this.acknowledged.at(-1) ?? decision.in_force))?.id ?? "";
    const edit = {
      dt_utc: "2026-01-01 12:00:00",
      session_uuid: this.client.session,
      dataframe_uuid: this.job,
      edit_uuid: randomUUID(),
      action: "edit_column_decision",
      decision: decision.id,
      column_uuid: columnId,
      value,
    };
    for (;;) {
      const reply = await this.client.post<EditReply>(`/api/v1/edit/column/${columnId}`, edit).catch(() => undefined);
      if (reply?.status === 200 && reply.body.accepted) break;
      await sleep(RETRY_MS);
    }
    this.acknowledged.push(value);
  }

  private async decision() {
    return (await this.column()).decision;
  }

  private async column() {
    const { status, body } = await this.client.post<ColumnReply[]>(`/api/v1/data/clean/columns/${this.job}`, {});
    const decision = body[0]?.decisions?.find(({ id }) => id === "date_order");
    if (body[0] === undefined || decision === undefined)
      throw new Error(`The first column has no order of dates: ${status} ${JSON.stringify(body).slice(0, 3000)}`);
    return { columnId: body[0].id, decision };
  }
}

/** Asks for a file of a table that is being edited. */
export class Exporter extends Visitor {
  files = 0;

  constructor(
    private readonly client: ApiClient,
    private readonly job: string,
    private readonly rows: number,
  ) {
    super(PACE_MS);
  }

  protected async goOnce(): Promise<void> {
    const reply = await this.client.get<string>(`/api/v1/get/${this.job}/csv`).catch(() => undefined);
    if (reply?.status !== 200) return;
    this.files++;
    const lines = reply.body.trimEnd().split("\n").length;
    if (lines !== this.rows + 1) this.faults.push(`File ${this.files} has ${lines} lines of ${this.rows + 1}`);
  }
}

/** While a process is away, nobody answers for a moment. */
async function untilAnswered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 0; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      if (tries > 100) throw error;
      await sleep(RETRY_MS);
    }
  }
}
