/** The common path of the two uploads: receive the body, check the caller, make the table, start its job. */
import { randomUUID } from "node:crypto";
import { mkdir, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { LIMITS, type Recipe } from "@limpid/contract";
import { type ListedBy, type TableRecord, tableStore } from "@limpid/database";
import { TABLE_FILES, TableFiles, tableKey } from "@limpid/files";
import { readNamedChoices, STANDARD_SETTINGS } from "@limpid/table";
import type { FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import { type Call, defineCall } from "../define-call.ts";
import { uploadLimit } from "../fetch/upload-limit.ts";
import { URL_FILE } from "../jobs/fetch-upload.ts";
import { Problem } from "../problem.ts";
import { requireDisk } from "../quotas/require-disk.ts";
import { keepRecipe, requireRecipe } from "../recipes/recipe-file.ts";
import { type Caller, requireCaller } from "../session.ts";
import { type ReceivedUpload, receiveUpload, type UploadBounds } from "./receive-upload.ts";
import { type StartedTable, startFetching, startTable } from "./start-table.ts";
import { uploadId } from "./upload-id.ts";

/** Uploads on their way in; what a crash leaves there `removeRemains` removes. */
export const INCOMING = "incoming";

export interface Upload extends ReceivedUpload {
  readonly path: string;
}

/** The source of the table. */
export type UploadSource =
  | { readonly kind: "nothing" }
  | { readonly kind: "file" | "text"; readonly path: string; readonly fileName: string }
  | { readonly kind: "url"; readonly url: string }
  | { readonly kind: "copy"; readonly tableId: string };

export function defineUploadCall(
  id: "uploadFile" | "uploadUrl",
  sourceOf: (upload: Upload, context: Context) => Promise<UploadSource>,
): Call {
  return defineCall(
    id,
    async ({ request }, context) => {
      context.workers.warm("clean");
      const path = join(context.config.dataDir, INCOMING, randomUUID());
      await mkdir(dirname(path), { recursive: true });
      const received = await receiveUpload(request.body as Readable, path, boundsOf(request, context));
      try {
        const caller = await requireCaller(request, context, received.fields.session_uuid, received.fields.api_key);
        const tableId = uploadId(request.headers["idempotency-key"], caller.sessionId, received.digest);
        const recipe = received.fields.recipe === undefined ? undefined : requireRecipe(received.fields.recipe);
        const placed = await placeSource(await sourceOf({ ...received, path }, context), tableId, context);
        if (recipe !== undefined) await keepRecipe(recipe, tableId, context);
        const { listed, listedBy } = await startJob(request, context, { tableId, caller, placed, received, recipe });
        return { result_uuid: tableId, listed, listed_by: listedBy };
      } finally {
        await rm(path, { force: true });
      }
    },
    { perMinute: LIMITS.uploadsPerMinute, isStreamed: true },
  );
}

function boundsOf({ headers }: FastifyRequest, context: Pick<Context, "config">): UploadBounds {
  const { config } = context;
  const announced = headers["content-length"];
  return {
    maxBytes: uploadLimit(config),
    announcedBytes: announced === undefined ? undefined : Number(announced),
    stallMs: config.uploadStallSeconds * 1000,
    requireRoom: () => requireDisk(context),
  };
}

interface Start {
  readonly tableId: string;
  readonly caller: Caller;
  readonly placed: PlacedSource;
  readonly received: ReceivedUpload;
  readonly recipe: Recipe | undefined;
}

async function startJob(
  request: FastifyRequest,
  context: Pick<Context, "blobs" | "config" | "database" | "jobs" | "log">,
  start: Start,
): Promise<Pick<TableRecord, "listed" | "listedBy">> {
  const { tableId, caller, placed, received, recipe } = start;
  const { fields } = received;
  const base = recipe?.settings ?? STANDARD_SETTINGS;
  const country = fields.country ?? base.country;
  const table: StartedTable = {
    id: tableId,
    ip: request.ip,
    session: caller.sessionId,
    username: caller.username,
    ...placed,
    listedBy: listedByAtFirst(fields.listed, context.config),
    pageSize: fields.page_size ?? context.config.pageSize,
    rowLimit: context.config.cleanRowLimit,
    settings: {
      forms: fields.forms ?? base.forms,
      repairs: fields.repairs ?? base.repairs,
      ...(country !== undefined && { country }),
    },
    ...(recipe !== undefined && { askedChoices: readNamedChoices(recipe.reading) }),
  };
  let made: Pick<TableRecord, "listed" | "listedBy">;
  try {
    made = await (placed.source === "url" ? startFetching : startTable)(context, table);
  } catch (error) {
    // If the table exists, the same upload came before with the same key, and its job counts.
    const before = await tableStore.find(context.database.db, tableId);
    if (before === undefined) {
      await new TableFiles(context.blobs, tableId).removeAll();
      throw error;
    }
    made = before;
  }
  request.log.info({ tableId, source: placed.source, bytes: received.bytes }, "upload accepted");
  return made;
}

/** A new table is private unless its owner or the operator of a public demo chooses otherwise. */
function listedByAtFirst(asked: boolean | undefined, { listByDefault }: Context["config"]): ListedBy | null {
  if (asked !== undefined) return asked ? "owner" : null;
  return listByDefault ? "operator" : null;
}

interface PlacedSource {
  readonly source: "file" | "text" | "url";
  readonly fileName: string;
  /** 0 of what is still to be fetched. */
  readonly uploadBytes: number;
}

/** Puts what the job needs into the table's folder. */
async function placeSource(
  source: UploadSource,
  tableId: string,
  context: Pick<Context, "blobs" | "database">,
): Promise<PlacedSource> {
  const files = new TableFiles(context.blobs, tableId);
  const target = tableKey(tableId, TABLE_FILES.upload);
  switch (source.kind) {
    case "nothing":
      throw new Problem("nothing_to_upload");
    case "url":
      await files.put(URL_FILE, Buffer.from(source.url));
      return { source: "url", fileName: "", uploadBytes: 0 };
    case "text":
    case "file": {
      const { size } = await stat(source.path);
      await context.blobs.adopt(target, source.path);
      return { source: source.kind, fileName: cutFileName(source.fileName), uploadBytes: size };
    }
    case "copy": {
      const original = await tableStore.find(context.database.db, source.tableId);
      if (original === undefined) throw new Problem("unknown_job");
      const key = tableKey(source.tableId, TABLE_FILES.upload);
      const facts = await context.blobs.look(key);
      if (facts === undefined) throw new Problem("no_upload");
      await context.blobs.copy(key, target);
      return { source: "file", fileName: original.fileName ?? "", uploadBytes: facts.bytes };
    }
  }
}

/** Only the last part of a path is a name; the rest would tell of the user's machine. */
function cutFileName(name: string): string {
  return (name.split(/[/\\]/).at(-1) ?? "").slice(-LIMITS.fileNameCharacters);
}
