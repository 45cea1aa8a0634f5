/** Sends a file, a pasted text or a URL; answers with the job's id. */
import type { CleaningSettings, Recipe, UploadRequest } from "@limpid/contract";
import { ApiProblem } from "../../../lib/api-problem.ts";
import { postWithProgress } from "../../../lib/post-with-progress.ts";
import { reportProblem, sessionReady } from "../../../lib/session.ts";
import { toBase64 } from "../to-base64.ts";
import { toJsonBody } from "../to-json-body.ts";
import { type UploadSource, uploadForm } from "../upload-source.ts";

export interface SendOptions {
  readonly pageSize: number;
  readonly settings: CleaningSettings;
  readonly isPublic: boolean | null;
  readonly recipe: Recipe | null;
  readonly signal: AbortSignal;
  /** Part sent, 0 to 1. */
  readonly onProgress: (part: number) => void;
}

export async function sendUpload(source: UploadSource, options: SendOptions): Promise<string> {
  try {
    return await sendOnce(source, options);
  } catch (error) {
    reportProblem(error);
    if (!(error instanceof ApiProblem) || error.code !== "no_session") throw error;
    return await sendOnce(source, options); // It is sent again with the new session that the report creates.
  }
}

async function sendOnce(source: UploadSource, options: SendOptions): Promise<string> {
  const { pageSize, settings, isPublic, recipe, signal, onProgress } = options;
  const { call, bytes, filename } = uploadForm(source);
  const [session, data] = await Promise.all([sessionReady(), toBase64(bytes)]);
  const request: Omit<UploadRequest, "data"> = {
    session_uuid: session.sessionId,
    api_key: session.apiKey,
    database_uuid: null,
    path: null,
    filename,
    is_copy_paste: source.kind === "text",
    is_url: source.kind === "url",
    page_size: pageSize,
    ...settings,
    ...(isPublic !== null && { listed: isPublic }),
    ...(recipe !== null && { recipe }),
  };
  const { result_uuid } = await postWithProgress(call, toJsonBody(request, data), {
    sessionId: session.sessionId,
    signal,
    onProgress,
  });
  return result_uuid;
}
