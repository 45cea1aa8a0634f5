/**
 * A server that is attacked, and a neighbour who is served all the same. What is sent follows the checklist of attacks and
 * faults (OWASP ASVS 5.0 and our own measurements); the numbers are its rows.
 */
import { ERRORS, type ErrorCode, type ProblemReply } from "@limpid/contract";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { type Answer, ApiClient } from "../../tools/testing/client.ts";
import { CONDITION_MS } from "../../tools/testing/patience.ts";
import { startServer, type TestServer } from "../../tools/testing/start-server.ts";

export interface Attacked {
  readonly url: string;
  readonly attacker: ApiClient;
  readonly neighbour: ApiClient;
  /** A cleaned table of the neighbour's, not listed. */
  readonly table: string;
}

/** For the top of a spec file: after each attack the neighbour reads a page, and the log has no error. */
export function openAttacked(settings: Readonly<Record<string, string>> = {}): () => Attacked {
  let server: TestServer;
  let attacked: Attacked;
  let isOver = false;
  beforeAll(async () => {
    server = await startServer({ RATE_LIMIT_PER_MINUTE: "100000", LOG_LEVEL: "error", ...settings });
    const [attacker, neighbour] = [await ApiClient.connect(server.url), await ApiClient.connect(server.url)];
    const table = await neighbour.upload("city,amount\nBern,1.50\nBasel,2.75\n", { listed: false });
    await neighbour.finish(table);
    attacked = { url: server.url, attacker, neighbour, table };
  });
  afterEach(async () => {
    if (isOver) return;
    const started = performance.now();
    expect((await attacked.neighbour.cleanPage(attacked.table, 0)).body.data[0]?.cells[0]?.output).toBe("Bern");
    expect(performance.now() - started).toBeLessThan(CONDITION_MS);
    expect(
      server
        .output()
        .replace(/^Limpid is ready.*$/m, "")
        .trim(),
    ).toBe("");
  });
  afterAll(async () => {
    isOver = true;
    await server.remove();
  });
  return () => attacked;
}

/** What came of an upload: how it was read, or why not. Never a fault of ours, and nothing of the inside. */
export async function describeFate(client: ApiClient, data: string | Uint8Array, filename: string): Promise<string> {
  const upload = await client.tryUpload(data, { filename, listed: false });
  if (upload.status !== 200) return describeRefusal(upload);
  const { result_uuid: job } = upload.body as { result_uuid: string };
  const { status, msg } = await client.finish(job);
  expectNothingOfTheInside(msg);
  const { num_rows, num_columns } = (await client.table(job)).body.basics;
  return status === 3 ? `refused: ${msg}` : `${num_rows} × ${num_columns}`;
}

/** The status and the code of a refusal of the error table. */
export function describeRefusal({ status, body, headers }: Answer<unknown>): string {
  const { code } = body as Omit<ProblemReply, "code"> & { readonly code: ErrorCode };
  expect(headers.get("content-type")).toContain("application/problem+json");
  expect(Object.keys(ERRORS)).toContain(code);
  expect(status).toBe(ERRORS[code].status);
  expect(status).toBeLessThan(500);
  expectNothingOfTheInside(JSON.stringify(body));
  return `${status} ${code}`;
}

function expectNothingOfTheInside(text: string): void {
  expect(text).not.toMatch(/node_modules|\.[jt]s:\d|at \w+ \(|SQLITE|limpid-server-/);
}
