/** What Node and the router would answer by themselves, before any of our code, is answered in words of the error table. */
import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { ERRORS, type ErrorCode, errorTitle, type ProblemReply } from "@limpid/contract";

/** Options of every server of ours. No part of a path is too long for its parameter: Node takes 16 kB of headers at most. */
export const EDGE = {
  rewriteUrl: readableUrl,
  clientErrorHandler: answerBrokenRequest,
  routerOptions: { maxParamLength: 16 * 1024 },
} as const;

const CODE_OF_FAULT: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: "request_too_slow",
  HPE_HEADER_OVERFLOW: "headers_too_large",
};

/** An undecodable path, such as /%zz, is compared as it is and therefore not found. */
function readableUrl({ url = "/" }: IncomingMessage): string {
  const [path = ""] = /^[^?#]*/.exec(url) ?? [];
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll("%", "%25") + url.slice(path.length);
  }
}

function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  const code = CODE_OF_FAULT[error.code ?? ""] ?? "broken_request";
  const { status } = ERRORS[code];
  const title = errorTitle(code, 0);
  const problem: ProblemReply = { type: `urn:limpid:problem:${code}`, title, status, code };
  const body = JSON.stringify(problem);
  if (socket.writable) socket.write(`HTTP/1.1 ${status} ${title}\r\n${headersOf(body).join("\r\n")}\r\n\r\n${body}`);
  socket.destroy(error);
}

function headersOf(body: string): string[] {
  return [
    "content-type: application/problem+json; charset=utf-8",
    `content-length: ${Buffer.byteLength(body)}`,
    "content-security-policy: default-src 'none'",
    "x-content-type-options: nosniff",
    "cache-control: no-store",
    "connection: close",
  ];
}
