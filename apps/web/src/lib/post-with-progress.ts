/** A POST that tells how much has been sent. `fetch` cannot, so this is XMLHttpRequest. */
import { buildUrl, type CallReply, callPath } from "@limpid/contract";
import { networkProblem, toProblem } from "./api-problem.ts";

interface PostOptions {
  /** The session that the body names. */
  readonly sessionId: string;
  readonly signal: AbortSignal;
  /** Part sent, 0 to 1. */
  readonly onProgress: (part: number) => void;
}

export function postWithProgress<Id extends "uploadFile" | "uploadUrl">(
  id: Id,
  json: Blob,
  { sessionId, signal, onProgress }: PostOptions,
): Promise<CallReply<Id>> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    const isOk = (): boolean => request.status >= 200 && request.status < 300;
    request.open(callPath(id).method, buildUrl(id, {}));
    request.setRequestHeader("content-type", "application/json");
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    request.onerror = () => reject(networkProblem("the connection failed"));
    request.onabort = () => reject(signal.reason as Error);
    request.onload = () => {
      if (isOk()) resolve(JSON.parse(request.responseText) as CallReply<Id>);
      else reject(toProblem(request.status, request.responseText, sessionId));
    };
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(json);
  });
}
