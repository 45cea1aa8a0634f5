/** A server that speaks as S3 does, with a bucket "limpid", and that can be made to fail as servers and networks do. */
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";

/**
 * `gone`: it breaks every connection off; `silent`: it never answers; `failing`: it answers that it fails; `denied`: it
 * lets nobody do anything; `bucketless`: the bucket is not there any more; `cut`: what is read ends in the middle; `changed`: a byte of what is read is another one.
 */
export type S3Fault = "gone" | "silent" | "failing" | "denied" | "bucketless" | "cut" | "changed";

export interface S3Server {
  readonly url: string;
  readonly credentials: typeof CREDENTIALS;
  /** What a process needs to keep its files there. */
  readonly settings: Readonly<Record<string, string>>;
  /** Requests whose path ends so, or all, fail until another fault or none is given. */
  readonly fail: (fault: S3Fault | undefined, pathEnd?: string) => void;
  /** Method and path of what was asked of it. */
  readonly asked: string[];
  readonly close: () => Promise<void>;
}

const CREDENTIALS = { AWS_ACCESS_KEY_ID: "S3RVER", AWS_SECRET_ACCESS_KEY: "S3RVER" };

export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), "limpid-s3-"));
  const s3 = new S3rver({
    directory,
    silent: true,
    // It does not understand how paths of buckets are signed; whose key it is, it looks at.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: "limpid", configs: [] }],
  });
  await s3.configureBuckets();
  const answer = inTurn(s3.callback());
  let fault: S3Fault | undefined;
  let failing = "";
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "", "http://s3").pathname;
    asked.push(`${request.method} ${decodeURIComponent(path)}`);
    if (fault === undefined || !path.endsWith(failing)) answer(request, response);
    else failWith(fault, request, response, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    credentials: CREDENTIALS,
    settings: { ...CREDENTIALS, STORE_URL: "s3://limpid/here", STORE_ENDPOINT: url },
    fail: (next, pathEnd = "") => {
      fault = next;
      failing = pathEnd;
    },
    asked,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Requests of a path one after the other: S3 never shows an object that is being written, and this server would. */
function inTurn(answer: RequestListener): RequestListener {
  const lastOf = new Map<string, Promise<void>>();
  return (request, response) => {
    const path = new URL(request.url ?? "", "http://s3").pathname;
    const before = lastOf.get(path);
    const done = new Promise<void>((resolve) => response.once("close", resolve));
    lastOf.set(path, done);
    void done.then(() => lastOf.get(path) === done && lastOf.delete(path));
    if (before === undefined) answer(request, response);
    else void before.then(() => answer(request, response));
  };
}

function failWith(fault: S3Fault, request: IncomingMessage, response: ServerResponse, answer: RequestListener): void {
  if (fault === "gone") request.socket.destroy();
  else if (fault === "failing") refuse(response, 503, "ServiceUnavailable");
  else if (fault === "denied") refuse(response, 403, "AccessDenied");
  else if (fault === "bucketless") refuse(response, 404, "NoSuchBucket");
  else if (fault !== "silent") {
    if (request.method === "GET") spoil(response, fault);
    answer(request, response);
  }
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { "content-type": "application/xml" });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

/** Each piece of the body; those of these tests are small. */
function spoil(response: ServerResponse, fault: "cut" | "changed"): void {
  const write = response.write.bind(response) as (piece: Buffer) => boolean;
  response.write = ((piece: string | Buffer): boolean => {
    const bytes = Buffer.from(piece as string);
    if (response.statusCode !== 200) return write(bytes);
    if (fault === "changed") {
      bytes[0] = (bytes[0] ?? 0) ^ 1;
      return write(bytes);
    }
    write(bytes.subarray(0, Math.floor(bytes.length / 2)));
    setImmediate(() => response.destroy());
    return true;
  }) as ServerResponse["write"];
}
