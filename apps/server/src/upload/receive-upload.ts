/** Takes an upload off the wire: the data straight into a file, the rest checked against the contract. */

import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { UploadRequest } from "@limpid/contract";
import { Check, Errors } from "typebox/value";
import { Problem } from "../problems.ts";
import { UploadBody, UploadBodyError, type UploadBodyFault } from "./upload-body.ts";

export interface ReceivedUpload {
  readonly fields: UploadRequest;
  readonly bytes: number;
}

const PROBLEM_OF_FAULT = {
  bad_base64: "bad_base64",
  not_json: "invalid_request",
  too_long: "invalid_request",
} as const satisfies Record<UploadBodyFault, string>;

const DISCARD_IDLE_MS = 1000;
/** What a body may have beside its base64. */
const OTHER_BYTES = 128 * 1024;

/** Writes the data to `path`; on any failure the file is gone again and a Problem tells why. */
export async function receiveUpload(
  body: Readable,
  headers: IncomingMessage["headers"],
  path: string,
  maxBytes: number,
): Promise<ReceivedUpload> {
  const announced = Number(headers["content-length"] ?? 0);
  try {
    if (announced > (maxBytes * 4) / 3 + OTHER_BYTES) throw new Problem("file_too_large");
    return await receive(body, path, maxBytes);
  } catch (error) {
    await rm(path, { force: true });
    await discard(body, maxBytes * 2);
    if (error instanceof UploadBodyError)
      throw new Problem(PROBLEM_OF_FAULT[error.fault], detailOf(error), { cause: error });
    throw error;
  }
}

async function receive(body: Readable, path: string, maxBytes: number): Promise<ReceivedUpload> {
  const file = createWriteStream(path, { flush: true });
  const parser = new UploadBody();
  let bytes = 0;
  const write = async (piece: Buffer): Promise<void> => {
    bytes += piece.length;
    if (bytes > maxBytes) throw new Problem("file_too_large");
    if (!file.write(piece)) await once(file, "drain");
  };
  try {
    // A plain loop would destroy the connection when it throws, and the reason would not reach the client.
    for await (const chunk of body.iterator({ destroyOnReturn: false }))
      for (const piece of parser.push(chunk as Buffer)) await write(piece);
    const { rest, last } = parser.end();
    await write(last);
    return { fields: checkFields(rest), bytes };
  } finally {
    file.end();
    await once(file, "close");
  }
}

/** Reads on while more comes in: a client that is still sending does not look at the reply. */
function discard(body: Readable, mostBytes: number): Promise<void> {
  return new Promise((resolve) => {
    let bytes = 0;
    const idle = setTimeout(resolve, DISCARD_IDLE_MS);
    const done = (): void => {
      clearTimeout(idle);
      resolve();
    };
    body.on("data", (chunk: Buffer) => {
      idle.refresh();
      bytes += chunk.length;
      if (bytes > mostBytes) done();
    });
    body.once("end", done).once("error", done).once("close", done).resume();
  });
}

function checkFields(rest: unknown): UploadRequest {
  if (Check(UploadRequest, rest)) return rest;
  const first = Errors(UploadRequest, rest)[0];
  throw new Problem("invalid_request", first === undefined ? undefined : `body${first.instancePath} ${first.message}`);
}

function detailOf(error: UploadBodyError): string {
  const details: Record<UploadBodyFault, string> = {
    bad_base64: '"data" holds signs that are not base64',
    not_json: "The body is not a JSON object, or was cut off",
    too_long: 'The body holds too much beside "data"',
  };
  return details[error.fault];
}
