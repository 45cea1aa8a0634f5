/** Takes an upload off the wire: the data straight into a file, the rest checked against the contract. */
import { createHash } from "node:crypto";
import { open, rm } from "node:fs/promises";
import type { Readable } from "node:stream";
import { UploadRequest } from "@limpid/contract/schemas";
import { Check, Errors } from "typebox/value";
import { Problem } from "../problem.ts";
import { keepPace } from "./keep-pace.ts";
import { UploadBody, UploadBodyError, type UploadBodyFault } from "./upload-body.ts";

export interface ReceivedUpload {
  readonly fields: UploadRequest;
  readonly bytes: number;
  /** A digest of the data and of all other fields. */
  readonly digest: string;
}

export interface UploadBounds {
  readonly maxBytes: number;
  /** The size of the whole body that the request announces; undefined if it announces none. */
  readonly announcedBytes: number | undefined;
  /** The body is given up when next to nothing comes for so long. */
  readonly stallMs: number;
  /** Rejects where nothing is taken at the moment. */
  readonly requireRoom: () => Promise<void>;
}

const PROBLEM_OF_FAULT = {
  bad_base64: "bad_base64",
  not_json: "invalid_request",
  too_long: "invalid_request",
} as const satisfies Record<UploadBodyFault, string>;

const DISCARD_IDLE_MS = 1000;
const DISCARD_MS = 10_000;
/** What a body may have beside its base64. */
const OTHER_BYTES = 128 * 1024;

/** Writes the data to `path`; on any failure the file is gone again and a Problem tells why. */
export async function receiveUpload(body: Readable, path: string, bounds: UploadBounds): Promise<ReceivedUpload> {
  const { maxBytes, announcedBytes = 0 } = bounds;
  try {
    await bounds.requireRoom();
    if (announcedBytes > (maxBytes * 4) / 3 + OTHER_BYTES) throw new Problem("file_too_large");
    return await receive(body, path, bounds);
  } catch (error) {
    await rm(path, { force: true });
    if (body.readableAborted) throw new Problem("invalid_request", "The upload was broken off", { cause: error });
    if (!isProblem(error, "upload_too_slow")) await discard(body, maxBytes * 2);
    if (error instanceof UploadBodyError)
      throw new Problem(PROBLEM_OF_FAULT[error.fault], detailOf(error), { cause: error });
    throw error;
  }
}

async function receive(body: Readable, path: string, { maxBytes, stallMs }: UploadBounds): Promise<ReceivedUpload> {
  const file = await open(path, "w");
  const parser = new UploadBody();
  const hash = createHash("sha256");
  let bytes = 0;
  const write = async (piece: Buffer): Promise<void> => {
    bytes += piece.length;
    if (bytes > maxBytes) throw new Problem("file_too_large");
    hash.update(piece);
    await file.writeFile(piece);
  };
  try {
    for await (const chunk of keepPace(body, stallMs)) for (const piece of parser.push(chunk)) await write(piece);
    const { rest, last } = parser.end();
    await write(last);
    await file.sync();
    return { fields: checkFields(rest), bytes, digest: hash.update(JSON.stringify(rest)).digest("hex") };
  } finally {
    await file.close();
  }
}

/** Reads on while more comes in: a client that is still sending does not look at the reply. */
function discard(body: Readable, mostBytes: number): Promise<void> {
  if (body.readableEnded) return Promise.resolve();
  return new Promise((resolve) => {
    let bytes = 0;
    const done = (): void => {
      clearTimeout(idle);
      clearTimeout(whole);
      resolve();
    };
    const idle = setTimeout(done, DISCARD_IDLE_MS);
    const whole = setTimeout(done, DISCARD_MS);
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

function isProblem(error: unknown, code: Problem["code"]): boolean {
  return error instanceof Problem && error.code === code;
}

function detailOf(error: UploadBodyError): string {
  const details: Record<UploadBodyFault, string> = {
    bad_base64: '"data" holds signs that are not base64',
    not_json: "The body is not a JSON object, or was cut off",
    too_long: 'The body holds too much beside "data"',
  };
  return details[error.fault];
}
