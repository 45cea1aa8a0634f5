import { createHash } from "node:crypto";
import { serialize } from "node:v8";
import type { CellRemark, PortableStudy } from "@limpid/pipeline";
import manifest from "../../package.json" with { type: "json" };
import type { Io } from "../command.ts";
import { writeTarget } from "../files/write-target.ts";
import { UserError } from "../user-error.ts";
import { BUILD, CHECKSUM, FORMAT, LENGTH_BYTES, MAX_STUDY_BYTES, type StudyHeader } from "./study-format.ts";
import type { StudyFrame } from "./study-frame.ts";

/** Entries of a map that go into one frame. */
const ENTRIES_PER_FRAME = 100_000;

interface Target {
  readonly path: string;
  /** Rows of the table, of which the study has seen all or a sample. */
  readonly of: number;
}

export async function writeStudy(study: PortableStudy, { path, of }: Target, io: Io): Promise<void> {
  const titles = study.columns.map(({ title }) => title);
  const { rowCount: rows } = study;
  const header: StudyHeader = {
    limpid: "study",
    format: FORMAT,
    version: manifest.version,
    build: BUILD,
    rows,
    of,
    titles,
  };
  await writeTarget(path, inBytes(header, framesOf(study)), io);
}

function* inBytes(header: StudyHeader, frames: Iterable<StudyFrame>): Generator<Uint8Array> {
  const line = Buffer.from(`${JSON.stringify(header)}\n`);
  const hash = createHash(CHECKSUM).update(line);
  let written = line.length;
  yield line;
  for (const frame of frames) {
    const bytes = framed(serialize(frame));
    written += bytes.length;
    if (written > MAX_STUDY_BYTES)
      throw new UserError(`The study would take more than ${MAX_STUDY_BYTES / 1e6} MB: study a part with --sample`);
    hash.update(bytes);
    yield bytes;
  }
  const end = framed(Buffer.alloc(0));
  yield Buffer.concat([end, hash.update(end).digest()]);
}

function framed(bytes: Uint8Array): Uint8Array {
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(bytes.length);
  return Buffer.concat([length, bytes]);
}

function* framesOf({ columns, counts, remarks }: PortableStudy): Generator<StudyFrame> {
  for (const column of columns) yield { kind: "column", column };
  for (const [column, all] of counts.entries())
    for (const entries of inChunks(all)) yield { kind: "counts", column, entries };
  for (const entries of inChunks<string, readonly CellRemark[]>(remarks)) yield { kind: "remarks", entries };
}

function* inChunks<Key, Value>(all: ReadonlyMap<Key, Value>): Generator<readonly (readonly [Key, Value])[]> {
  let entries: (readonly [Key, Value])[] = [];
  for (const entry of all) {
    entries.push(entry);
    if (entries.length < ENTRIES_PER_FRAME) continue;
    yield entries;
    entries = [];
  }
  if (entries.length > 0) yield entries;
}
