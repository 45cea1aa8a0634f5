/** Follows a job to its end, however long it takes and whatever is killed meanwhile. */
import { setTimeout as sleep } from "node:timers/promises";
import type { JobMessage } from "@limpid/contract";
import type { ApiClient } from "../../tools/testing/client.ts";

const RETRY_MS = 20;
const HOURS_MS = 3 * 3_600_000;

/** Uploads a file and returns the id of its table when it is cleaned. */
export async function cleanUpload(
  client: ApiClient,
  data: string | Uint8Array,
  filename = "table.csv",
): Promise<string> {
  const job = await client.upload(data, { filename });
  for await (const { status, msg } of followJob(client, job, HOURS_MS))
    if (status === 3) throw new Error(`The job failed: ${msg}`);
  return job;
}

export async function* followJob(client: ApiClient, job: string, giveUpMs: number): AsyncGenerator<JobMessage> {
  const deadline = performance.now() + giveUpMs;
  let lastId: string | undefined;
  while (performance.now() < deadline) {
    try {
      for await (const { name, id, data } of client.follow(`/api/v1/job_status/${job}`, lastId)) {
        if (name !== "message") continue;
        lastId = id;
        const message = data as JobMessage;
        yield message;
        if (isLast(message)) return;
      }
    } catch (error) {
      // The connection was cut or timed out: go on after the last message.
      if (!isConnectionLoss(error)) throw error;
    }
    await sleep(RETRY_MS);
  }
  throw new Error(`The job ${job} did not end within ${giveUpMs} ms`);
}

function isLast({ microservice, status }: JobMessage): boolean {
  return status === 3 || (microservice === "CleanDataframe" && status === 1);
}

function isConnectionLoss(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof DOMException && error.name === "TimeoutError");
}
