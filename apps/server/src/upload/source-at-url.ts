/** Finds what a table is made from when the upload gives a URL. */
import { copyFile, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { tableStore } from "@limpid/database";
import type { Context } from "../context.ts";
import { checkUrl, FetchError } from "../fetch/safe-fetch.ts";
import { Problem } from "../problem.ts";
import { findWebRoot } from "../web-root.ts";
import type { Upload, UploadSource } from "./define-upload-call.ts";

const MAX_URL_BYTES = 8192;
const TABLE_PATH = /^\/(?:table|embed|api\/v1\/get)\/([0-9a-f-]{36})(?:\/\w+)?$/i;
const EXAMPLE_PATH = /^\/examples\/(\w[\w-]*\.\w+)$/;

/** It is fetched by the job; what can be refused at once is refused here. */
export async function sourceAtUrl(
  { path, bytes }: Pick<Upload, "bytes" | "path">,
  context: Pick<Context, "config" | "database" | "publicUrl">,
): Promise<UploadSource> {
  if (bytes === 0) return { kind: "nothing" };
  if (bytes > MAX_URL_BYTES) throw new Problem("bad_url", "The URL is too long");
  const text = (await readFile(path, "utf8")).trim();
  await rm(path, { force: true });
  if (isOwn(text)) return await ownSource(new URL(text));
  try {
    checkUrl(text, context.config.fetchAllowedHosts);
  } catch (error) {
    if (error instanceof FetchError)
      throw new Problem(error.fault === "forbidden_host" ? "forbidden_host" : "bad_url", error.message, {
        cause: error,
      });
    throw error;
  }
  return { kind: "url", url: text };

  function isOwn(url: string): boolean {
    return URL.canParse(url) && new URL(url).origin === new URL(context.publicUrl()).origin;
  }

  /** What this installation serves itself is taken from its own files, never fetched over the network. */
  async function ownSource({ pathname }: URL): Promise<UploadSource> {
    const id = TABLE_PATH.exec(pathname)?.[1];
    const table = id === undefined ? undefined : await tableStore.find(context.database.db, id);
    if (table !== undefined) return { kind: "copy", tableId: table.id };
    const fileName = EXAMPLE_PATH.exec(pathname)?.[1];
    if (fileName === undefined || !(await copyExample(fileName, path))) throw new Problem("unknown_job");
    return { kind: "file", path, fileName };
  }
}

/** Whether there is such an example. */
async function copyExample(name: string, target: string): Promise<boolean> {
  const root = findWebRoot();
  if (root === undefined) return false;
  try {
    await copyFile(join(root, "examples", name), target);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
}
