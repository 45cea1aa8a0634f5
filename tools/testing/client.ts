/** A client of the API for tests: it speaks plain HTTP, as any script would. */
import { setTimeout as sleep } from "node:timers/promises";
import type {
  CleanPageReply,
  ColumnReply,
  EditReply,
  IngestPageReply,
  JobMessage,
  ProblemReply,
  Recipe,
  TableReply,
} from "@limpid/contract";
import { TEST_MS } from "./patience.ts";

export interface Answer<Body> {
  readonly status: number;
  readonly body: Body;
  readonly headers: Headers;
}

export interface UploadFields {
  readonly filename?: string;
  readonly is_copy_paste?: boolean;
  readonly page_size?: number;
  readonly listed?: boolean;
  readonly country?: string;
  readonly forms?: "keep" | "standard";
  readonly repairs?: "propose" | "standard" | "apply";
  readonly recipe?: Recipe;
}

export class ApiClient {
  private constructor(
    readonly url: string,
    readonly session: string,
    private readonly isPatient = false,
  ) {}

  static async connect(url: string): Promise<ApiClient> {
    const client = new ApiClient(url, "");
    const { body } = await client.post<{ session_uuid: string }>("/api/v1/hello", { device_uuid: "test-device" });
    return new ApiClient(url, body.session_uuid);
  }

  /** One who was here before, or at another address of the same installation. */
  static as(url: string, session: string): ApiClient {
    return new ApiClient(url, session);
  }

  /** The same one, who comes again when the service has too much to do, as the web app does. */
  get patient(): ApiClient {
    return new ApiClient(this.url, this.session, true);
  }

  async post<Body>(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer<Body>> {
    return this.send<Body>(path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
  }

  async get<Body>(path: string, headers: Record<string, string> = {}): Promise<Answer<Body>> {
    return this.send<Body>(path, { headers });
  }

  /** The id of the new job. */
  async upload(data: string | Uint8Array, fields: UploadFields = {}): Promise<string> {
    const { status, body } = await this.tryUpload(data, fields);
    if (status !== 200) throw new Error(`The upload was refused: ${JSON.stringify(body)}`);
    return (body as { result_uuid: string }).result_uuid;
  }

  /** The id of a new table, once it is cleaned. */
  async uploadCleaned(data: string | Uint8Array, fields: UploadFields = {}): Promise<string> {
    const job = await this.upload(data, fields);
    await this.finish(job);
    return job;
  }

  async tryUpload(data: string | Uint8Array, fields: UploadFields = {}): Promise<Answer<unknown>> {
    const base64 = Buffer.from(data).toString("base64");
    return this.post("/api/v1/file", { session_uuid: this.session, data: base64, filename: "test.csv", ...fields });
  }

  async uploadUrl(address: string): Promise<Answer<{ result_uuid?: string; code?: string }>> {
    const data = Buffer.from(address).toString("base64");
    return this.post("/api/v1/url", { session_uuid: this.session, data, is_url: true });
  }

  /** The messages of a job from the start, or after an event, until the last one. */
  async messages(job: string, lastEventId?: string): Promise<{ id: string; message: JobMessage }[]> {
    const found: { id: string; message: JobMessage }[] = [];
    for await (const event of this.follow(`/api/v1/job_status/${job}`, lastEventId))
      if (event.name === "message") found.push({ id: event.id, message: event.data as JobMessage });
    return found;
  }

  /** Waits until the job has ended, and gives its last message. */
  async finish(job: string): Promise<JobMessage> {
    const last = (await this.messages(job)).at(-1);
    if (last === undefined) throw new Error(`The job ${job} sent nothing`);
    return last.message;
  }

  /** The events of a stream, as this session. */
  async *follow(path: string, lastEventId?: string): AsyncGenerator<{ name: string; id: string; data: unknown }> {
    const headers: Record<string, string> = {
      cookie: `session_uuid=${this.session}`,
      ...(lastEventId !== undefined && { "last-event-id": lastEventId }),
    };
    const response = await fetch(this.url + path, { headers, signal: AbortSignal.timeout(TEST_MS) });
    let text = "";
    for await (const chunk of response.body ?? []) {
      text += Buffer.from(chunk as Uint8Array).toString();
      const blocks = text.split("\n\n");
      text = blocks.pop() ?? "";
      for (const block of blocks) {
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(block)?.[1];
        const data = field("data");
        if (data !== undefined)
          yield { name: field("event") ?? "message", id: field("id") ?? "", data: JSON.parse(data) };
      }
    }
  }

  async cleanPage(job: string, page: number, pageSize?: number): Promise<Answer<CleanPageReply>> {
    return this.post(`/api/v1/data/clean/page/${job}`, {
      page,
      ...(pageSize === undefined ? {} : { page_size: pageSize }),
    });
  }

  async ingestPage(job: string, page: number, pageSize?: number): Promise<Answer<IngestPageReply>> {
    return this.post(`/api/v1/data/ingest/page/${job}`, {
      page,
      ...(pageSize === undefined ? {} : { page_size: pageSize }),
    });
  }

  async table(job: string): Promise<Answer<TableReply>> {
    return this.get(`/api/v1/table/${job}`, { cookie: `session_uuid=${this.session}` });
  }

  /** Changes the output of a cell; the cell is read first, as a page would. */
  async editOutput(
    job: string,
    row: number,
    column: number,
    value: string,
    editId?: string,
  ): Promise<Answer<EditReply>> {
    const cell = (await this.cleanPage(job, row, 1)).body.data[0]?.cells[column];
    if (cell === undefined) throw new Error(`There is no cell ${row}, ${column}`);
    return this.post(`/api/v1/edit/cell/${cell.id}`, {
      dt_utc: "2026-01-01 12:00:00",
      session_uuid: this.session,
      dataframe_uuid: job,
      action: "edit_cell_output",
      row_uuid: cell.row_uuid,
      column_uuid: cell.column_uuid,
      cell_uuid: cell.id,
      edit_uuid: editId ?? null,
      value,
    });
  }

  /** Reads the columns of the cleaned table, in the order in which they are shown. */
  async columns(job: string): Promise<readonly ColumnReply[]> {
    return (await this.post<ColumnReply[]>(`/api/v1/data/clean/columns/${job}`, {})).body;
  }

  /** `change` has the action and what belongs to it. */
  async editColumn(job: string, column: number, change: object): Promise<Answer<EditReply & ProblemReply>> {
    const column_uuid = await this.idOfColumn(job, column);
    return this.post(`/api/v1/edit/column/${column_uuid}`, {
      dt_utc: "2026-01-01 12:00:00",
      session_uuid: this.session,
      dataframe_uuid: job,
      column_uuid,
      ...change,
    });
  }

  /** Has the table cleaned again with a column as of this class. */
  chooseClass(job: string, column: number, value: string): Promise<Answer<EditReply & ProblemReply>> {
    return this.editColumn(job, column, { action: "edit_column_entity", value });
  }

  /** Has it cleaned again with a decision of a column turned. */
  decide(job: string, column: number, change: object): Promise<Answer<EditReply & ProblemReply>> {
    return this.editColumn(job, column, { action: "edit_column_decision", ...change });
  }

  /** Makes a column of a component of another one. */
  async enrich(job: string, column: number, value: string): Promise<Answer<EditReply>> {
    const column_uuid = await this.idOfColumn(job, column);
    const action = "enrich_column_from_component";
    return this.post(
      `/api/v1/edit/enrich/${column_uuid}`,
      { dataframe_uuid: job, action, affects: "enrich", column_uuid, value },
      { cookie: `session_uuid=${this.session}` },
    );
  }

  private async idOfColumn(job: string, column: number): Promise<string> {
    const id = (await this.columns(job)).find(({ idx }) => idx === column)?.id;
    if (id === undefined) throw new Error(`There is no column ${column}`);
    return id;
  }

  private async send<Body>(path: string, init: RequestInit): Promise<Answer<Body>> {
    for (;;) {
      const answer = await this.sendOnce<Body>(path, init);
      const { code } = (answer.body ?? {}) as { readonly code?: string };
      if (!this.isPatient || answer.status !== 503 || code !== "overloaded") return answer;
      await sleep(Number(answer.headers.get("retry-after")) * 1000);
    }
  }

  private async sendOnce<Body>(path: string, init: RequestInit): Promise<Answer<Body>> {
    const response = await fetch(this.url + path, init);
    const text = await response.text();
    const isJson = (response.headers.get("content-type") ?? "").includes("json");
    return { status: response.status, headers: response.headers, body: (isJson ? JSON.parse(text) : text) as Body };
  }
}
