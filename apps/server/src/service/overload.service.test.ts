/** More is asked than can be answered: a caller that would wait too long learns at once when to come again, and nobody waits for one visitor's calls. */
import { request } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Answer, ApiClient } from "../../../../tools/testing/client.ts";
import { listChildren } from "../../../../tools/testing/processes.ts";
import { startServer, type TestServer } from "../../../../tools/testing/start-server.ts";

/** Longer than a busy machine takes for what has to happen before the wait is over. */
const WAIT_SECONDS = 10;
let server: TestServer;
let client: ApiClient;
let job: string;

beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: "silent", CALL_WAIT_SECONDS: String(WAIT_SECONDS) });
  client = await ApiClient.connect(server.url);
  job = await client.uploadCleaned("town;amount\nBern;1\nChur;2\n");
});
afterAll(async () => {
  tellWorkers("SIGCONT");
  await server.remove();
});

function tellWorkers(signal: "SIGSTOP" | "SIGCONT"): void {
  for (const { pid, program } of listChildren(server.pid)) if (program === "worker") process.kill(pid, signal);
}

function read(session: string): Promise<Answer<{ readonly code?: string }>> {
  return client.post(`/api/v1/data/clean/page/${job}`, { page: 0 }, { cookie: `session_uuid=${session}` });
}

async function waitingReads(): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  return Number(/^limpid_calls\{lane="pages",state="waiting"\} (\d+)/m.exec(text)?.[1]);
}

/** Stops the workers that are there, and those that are started for them. */
function stopWorkers(): { readonly goOn: () => void } {
  const stopping = setInterval(() => tellWorkers("SIGSTOP"), 20);
  tellWorkers("SIGSTOP");
  return {
    goOn: () => {
      clearInterval(stopping);
      tellWorkers("SIGCONT");
    },
  };
}

it("refuses reads that would wait too long, says for how long, and answers them again afterwards", async () => {
  expect((await read(client.session)).status).toBe(200);
  const workers = stopWorkers();
  const refused: Awaited<ReturnType<typeof read>>[] = [];
  const reads = Array.from({ length: 8 }, async () => {
    const answer = await read(client.session);
    if (answer.status !== 200) refused.push(answer);
  });
  // Each worker that stands still has a call; all others have waited, or were refused at once.
  await expect.poll(() => refused.length).toBeGreaterThanOrEqual(6);
  workers.goOn();
  await Promise.all(reads);
  for (const { status, body, headers } of refused) {
    expect([status, body.code]).toEqual([503, "overloaded"]);
    expect(Number(headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
  }
  expect((await read(client.session)).status).toBe(200);
});

it("forgets the reads of those who are gone", async () => {
  await read(client.session);
  const workers = stopWorkers();
  const leaving = Array.from({ length: 10 }, () => {
    const asked = request(`${server.url}/api/v1/data/clean/page/${job}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
    });
    asked.on("error", () => undefined).end(JSON.stringify({ page: 0 }));
    return asked;
  });
  await expect.poll(waitingReads).toBeGreaterThan(2);
  for (const asked of leaving) asked.destroy();
  await expect.poll(waitingReads, { timeout: (WAIT_SECONDS * 1000) / 2 }).toBe(0);
  workers.goOn();
  expect((await read(client.session)).status).toBe(200);
});

it("answers one who asks little while another asks much", async () => {
  const other = await ApiClient.connect(server.url);
  // Reads were slow while the workers stood still, and are known as fast again.
  for (let fast = 0; fast < 30; fast++) await read(client.session);
  const workers = stopWorkers();
  const MANY = 60;
  let open = 0;
  const answered: number[] = [];
  const many = Array.from({ length: MANY }, async () => {
    open++;
    const { status } = await read(client.session);
    open--;
    answered.push(status);
  });
  // All but those that workers have taken.
  await expect.poll(waitingReads).toBeGreaterThan(MANY - 10);
  const before = await waitingReads();
  const little = read(other.session).then(({ status }) => [status, open > 0]);
  await expect.poll(waitingReads).toBe(before + 1);
  workers.goOn();
  expect(await little).toEqual([200, true]);
  await Promise.all(many);
  expect(answered.filter((one) => one !== 200 && one !== 503)).toEqual([]);
});
