/** What is known of a table is kept, so that a choice costs neither the reading of the file nor the study of other columns. */
import { existsSync, readdirSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ApiClient } from "../../../../tools/testing/client.ts";
import { type InProcessServer, serveInProcess } from "../../../../tools/testing/in-process-server.ts";

const FILE = `day;note\n13/04/2024;x\n14/04/2024;y\n${Array.from({ length: 28 }, (_, row) => `03/${String((row % 9) + 4).padStart(2, "0")}/2024;n${row}`).join("\n")}\n`;

let server: InProcessServer;
let owner: ApiClient;

beforeAll(async () => {
  server = await serveInProcess();
  owner = await ApiClient.connect(server.url);
});
afterAll(() => server.remove());

async function upload() {
  const job = await owner.uploadCleaned(FILE, { filename: "days.csv" });
  const folder = join(server.dataDir, "tables", job.slice(0, 2), job);
  const fileOf = (end: string): string => join(folder, readdirSync(folder).find((name) => name.endsWith(end))!);
  return { job, folder, study: fileOf("-study"), upload: fileOf("upload.bin") };
}

/** The first day that both orders allow, once one is chosen. */
async function dayAs(job: string, value: string): Promise<string | null> {
  const { status } = await owner.decide(job, 0, { decision: "date_order", value });
  expect(status).toBe(200);
  return (await owner.cleanPage(job, 0)).body.data[2]!.cells[0]!.output;
}

describe("a choice", () => {
  it("is made of what is known, and does not read the file again", async () => {
    const { job, upload: file } = await upload();
    writeFileSync(file, "another;file\n1;2\n");
    expect(await dayAs(job, "mdy")).toBe("2024-03-04");
    expect(await dayAs(job, "dmy")).toBe("2024-04-03");
  });

  it("reads the file again where what is known is cut or gone, and keeps it anew", async () => {
    const { job, study } = await upload();
    truncateSync(study, 100);
    expect(await dayAs(job, "mdy")).toBe("2024-03-04");
    writeFileSync(study, "");
    expect(await dayAs(job, "dmy")).toBe("2024-04-03");
    expect(await dayAs(job, "mdy")).toBe("2024-03-04");
  });

  it("drops what another build knew", async () => {
    const { job, folder } = await upload();
    const old = join(folder, "known-0000-study");
    writeFileSync(old, "of another build");
    expect(await dayAs(job, "mdy")).toBe("2024-03-04");
    expect(existsSync(old)).toBe(false);
  });
});
