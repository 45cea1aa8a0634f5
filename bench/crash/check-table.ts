/** What must hold of a table after a crash. Each function gives the faults it finds, in plain sentences. */
import { readdirSync } from "node:fs";
import type { CleanPageReply } from "@limpid/contract";
import type { ApiClient } from "../../tools/testing/client.ts";
import { knownRow } from "../support/generate-table.ts";
import type { KeptEdit } from "./editor.ts";

const PAGE_SIZE = 100;
const SAMPLED_PAGES = 25;
const TEMPORARY = /\.tmp-[0-9a-f]+$/;

export async function findLostEdits(client: ApiClient, job: string, edits: readonly KeptEdit[]): Promise<string[]> {
  const pages = new Map<number, CleanPageReply>();
  const faults: string[] = [];
  for (const { row, column, value } of edits) {
    const number = Math.floor(row / PAGE_SIZE);
    const page = pages.get(number) ?? (await client.cleanPage(job, number, PAGE_SIZE)).body;
    pages.set(number, page);
    const found = page.data[row % PAGE_SIZE]?.cells[column]?.output;
    if (found !== value) faults.push(`The edit of cell ${row}, ${column} is lost: it shows "${found}"`);
  }
  return faults;
}

/** Reads the first, the last and some random pages of a finished table. */
export async function findWrongPages(client: ApiClient, job: string, rows: number): Promise<string[]> {
  const pages = Math.ceil(rows / PAGE_SIZE);
  const chosen = [0, pages - 1, ...Array.from({ length: SAMPLED_PAGES }, () => Math.floor(Math.random() * pages))];
  const faults: string[] = [];
  for (const page of chosen) {
    const { body } = await client.cleanPage(job, page, PAGE_SIZE);
    const expectedRows = Math.min(PAGE_SIZE, rows - page * PAGE_SIZE);
    if (body.data.length !== expectedRows) faults.push(`Page ${page} has ${body.data.length} of ${expectedRows} rows`);
    faults.push(...findWrongCells(body));
  }
  return faults;
}

/** A page may not be there yet; if it is, each cell that nobody edited must be right. */
export function findWrongCells({ data }: CleanPageReply): string[] {
  return data.flatMap(({ idx, cells }) => {
    const known = knownRow(idx);
    if (cells.length !== known.length) return [`Row ${idx} has ${cells.length} of ${known.length} cells`];
    return cells.flatMap(({ raw_input: raw, output, edited }, column) => {
      const isRight = raw === known[column]?.raw && (edited || output === known[column]?.clean);
      return isRight ? [] : [`Cell ${idx}, ${column} is wrong: "${raw}" became "${output}"`];
    });
  });
}

/** The messages of a job must come once, in order, to the end. */
export async function findStoryFaults(client: ApiClient, job: string): Promise<string[]> {
  const messages = (await client.messages(job)).map(({ message }) => message);
  const pages = messages.filter(({ msg }) => msg === "PageReady").map(({ data }) => Number(data.page));
  const faults: string[] = [];
  if (pages.some((page, index) => index > 0 && page <= (pages[index - 1] ?? 0)))
    faults.push("Pages are announced twice");
  if (messages.at(-1)?.msg !== "Finished") faults.push(`The job ended with "${messages.at(-1)?.msg}"`);
  return faults;
}

export function countLeftovers(dataDir: string): number {
  return readdirSync(dataDir, { recursive: true }).filter((name) => TEMPORARY.test(String(name))).length;
}
