/**
 * A frame on another site's page is read-only: a table's owner, who may have a session there, could be led to click.
 * Our pages send their full address only to ourselves, which identifies requests from the embedded page.
 */
import { type CallId, callPath, PATHS } from "@limpid/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Problem } from "../problem.ts";

type PostCallId = {
  [Id in keyof typeof PATHS]: (typeof PATHS)[Id]["method"] extends "POST" ? Id : never;
}[keyof typeof PATHS];

/** States for each POST call whether it changes or makes a table or ends the session. */
const CHANGES_TABLES: Readonly<Record<PostCallId, boolean>> = {
  cancelCleanAll: true,
  cleanAll: true,
  cleanColumns: false,
  cleanPage: false,
  cleanRows: false,
  decide: true,
  decideProposals: true,
  deleteTable: true,
  describeTable: true,
  editCell: true,
  editCells: true,
  editColumn: true,
  editRows: true,
  editTable: true,
  enrichColumn: true,
  endSession: true,
  feed: false,
  hello: false,
  ingestColumns: false,
  ingestPage: false,
  ingestRows: false,
  previewReading: false,
  readAgain: true,
  readRows: false,
  reasonLines: false,
  repairTable: true,
  replaceCells: true,
  restoreTable: true,
  search: false,
  selectRows: false,
  exportRows: false,
  solveLine: false,
  sql: false,
  tags: false,
  undoEdits: true,
  uploadFile: true,
  uploadUrl: true,
  validateKey: false,
  withdrawProposals: true,
};

const CHANGING_PATHS = new Set<string | undefined>(
  Object.entries(CHANGES_TABLES).flatMap(([id, changes]) => (changes ? [PATHS[id as PostCallId].path] : [])),
);

export function changesTables(id: CallId): boolean {
  return CHANGING_PATHS.has(callPath(id).path);
}

export function guardEmbedded(app: FastifyInstance): void {
  app.addHook("onRequest", async (request) => {
    if (isFromFrame(request) && CHANGING_PATHS.has(request.routeOptions.url)) throw new Problem("embedded");
  });
}

function isFromFrame({ headers: { referer } }: FastifyRequest): boolean {
  return referer !== undefined && URL.canParse(referer) && new URL(referer).pathname.startsWith("/embed/");
}
