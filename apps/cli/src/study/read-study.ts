/** Reads a study, and refuses one that is cut, damaged, of another format or of another build. */
import { createHash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";
import { deserialize } from "node:v8";
import type { CellRemark, PortableStudy } from "@limpid/pipeline";
import { explainFileError, UserError } from "../user-error.ts";
import {
  BUILD,
  CHECKSUM,
  CHECKSUM_BYTES,
  FORMAT,
  LENGTH_BYTES,
  MAX_STUDY_BYTES,
  type StudyHeader,
} from "./study-format.ts";
import type { StudyFrame } from "./study-frame.ts";

const NEWLINE = 10;
const PIECE_BYTES = 1 << 20;
/** No line is longer: there are limits to the columns of a table. */
const MAX_HEADER_BYTES = 64 << 20;

interface Source {
  readonly file: FileHandle;
  readonly path: string;
  readonly size: number;
}

export async function readStudy(path: string): Promise<PortableStudy> {
  try {
    const file = await open(path, "r");
    try {
      return await readFrom({ file, path, size: (await file.stat()).size });
    } finally {
      await file.close();
    }
  } catch (error) {
    throw explainFileError(error, "read", path);
  }
}

async function readFrom(source: Source): Promise<PortableStudy> {
  const line = await readLine(source);
  const header = readHeader(line, source);
  await requireWhole(source);
  const columns: PortableStudy["columns"][number][] = [];
  const counts = header.titles.map(() => new Map<string, number>());
  const remarks = new Map<string, readonly CellRemark[]>();
  for await (const frame of readFrames(source, line.length)) {
    if (frame.kind === "column") columns.push(frame.column);
    else if (frame.kind === "counts") for (const [text, cells] of frame.entries) counts[frame.column]?.set(text, cells);
    else for (const [key, said] of frame.entries) remarks.set(key, said);
  }
  return { rowCount: header.rows, columns, counts, remarks };
}

/** The first line, with its end; all there is where it has none. */
async function readLine({ file, size }: Source): Promise<Buffer> {
  let line = Buffer.alloc(0);
  while (!line.includes(NEWLINE) && line.length < Math.min(size, MAX_HEADER_BYTES)) {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(PIECE_BYTES), 0, PIECE_BYTES, line.length);
    if (bytesRead === 0) break;
    line = Buffer.concat([line, buffer.subarray(0, bytesRead)]);
  }
  return line.subarray(0, line.indexOf(NEWLINE) + 1);
}

function readHeader(line: Buffer, { path, size }: Source): StudyHeader {
  const header = parseHeader(line.toString());
  if (header?.limpid !== "study") throw new UserError(`"${path}" is not a study: "limpid study" creates one`);
  const { format, build, version } = header;
  if (format !== FORMAT)
    throw new UserError(`The study "${path}" is of format ${format}, and this version reads format ${FORMAT}`);
  if (build !== BUILD) {
    const other = `The study "${path}" was made by another build of Limpid (version ${version})`;
    throw new UserError(`${other}: make it again with this one`);
  }
  if (size > MAX_STUDY_BYTES + MAX_HEADER_BYTES) throw damaged(path);
  return header;
}

function parseHeader(line: string): StudyHeader | undefined {
  try {
    return JSON.parse(line) as StudyHeader;
  } catch {
    return undefined;
  }
}

/** The frames are V8's own, which is given nothing but what it has written. */
async function requireWhole({ file, path, size }: Source): Promise<void> {
  const hash = createHash(CHECKSUM);
  const end = size - CHECKSUM_BYTES;
  for await (const piece of file.createReadStream({ start: 0, end: end - 1, autoClose: false })) hash.update(piece);
  const { buffer } = await file.read(Buffer.alloc(CHECKSUM_BYTES), 0, CHECKSUM_BYTES, end);
  if (!hash.digest().equals(buffer)) throw damaged(path);
}

async function* readFrames({ file }: Source, start: number): AsyncGenerator<StudyFrame> {
  for (let at = start; ; ) {
    const length = (await readBytes(file, at, LENGTH_BYTES)).readUInt32LE();
    if (length === 0) return;
    yield deserialize(await readBytes(file, at + LENGTH_BYTES, length)) as StudyFrame;
    at += LENGTH_BYTES + length;
  }
}

async function readBytes(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer } = await file.read(Buffer.alloc(length), 0, length, at);
  return buffer;
}

function damaged(path: string): UserError {
  return new UserError(`The study "${path}" is cut or damaged: make it again with "limpid study"`);
}
