import { readFile, rm } from "node:fs/promises";
import { findTable } from "@limpid/store";
import type { Context } from "../context.ts";
import { checkUrl, FetchError } from "../fetch/safe-fetch.ts";
import { Problem } from "../problems.ts";
import { defineUploadCall } from "../upload/define-upload-call.ts";

const MAX_URL_BYTES = 8192;
const TABLE_PATH = /^\/(?:table|embed|api\/v1\/get)\/([0-9a-f-]{36})(?:\/\w+)?$/i;

/** The file at a URL. It is fetched by the job; what can be refused at once is refused here. */
export const uploadUrl = defineUploadCall(
  "uploadUrl",
  async ({ path, bytes }, context: Pick<Context, "config" | "database" | "publicUrl">) => {
    if (bytes === 0) return { kind: "nothing" };
    if (bytes > MAX_URL_BYTES) throw new Problem("bad_url", "The URL is too long");
    const text = (await readFile(path, "utf8")).trim();
    await rm(path, { force: true });
    const own = await findOwnTable(text);
    if (own !== undefined) return { kind: "copy", tableId: own };
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

    /** A link to a table of this installation: its file is taken from the store, never fetched over the network. */
    async function findOwnTable(url: string): Promise<string | undefined> {
      if (!url.startsWith(`${context.publicUrl()}/`)) return undefined;
      const id = URL.canParse(url) ? TABLE_PATH.exec(new URL(url).pathname)?.[1] : undefined;
      const table = id === undefined ? undefined : await findTable(context.database.db, id);
      if (table === undefined) throw new Problem("unknown_job");
      return table.id;
    }
  },
);
