/**
 * Which value a child is cleaning, written to a file at every step: the only thing that is left of a child that dies. A
 * value that kept two children from coming back is left alone, and the rest of the table is cleaned.
 */
import { closeSync, openSync, writeSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { ValueWatch } from "@limpid/pipeline";

/** A value by its column and its code there, which are the same whenever the file is read. */
export interface ValuePlace {
  readonly column: number;
  readonly code: number;
}

export interface Care {
  /** Null for none: the record costs a tenth of the time. */
  readonly recordPath: string | null;
  readonly deadly: readonly ValuePlace[];
  /** Whether values are tried one by one before a table is studied: no value was to blame while they were cleaned. */
  readonly triesValues: boolean;
}

export interface Watching {
  readonly watchColumn: (column: number) => ValueWatch;
  readonly end: () => void;
}

const NONE = -1;

export async function watchValues({ recordPath, deadly }: Care): Promise<Watching> {
  const record = recordPath === null ? undefined : await openRecord(recordPath);
  const watchColumn = (column: number): ValueWatch => {
    const own = new Set(deadly.flatMap((place) => (place.column === column ? [place.code] : [])));
    return {
      before: record === undefined ? () => undefined : (code) => record.write(column, code),
      after: record === undefined ? () => undefined : () => record.write(NONE, NONE),
      isDeadly: own.size === 0 ? () => false : (code) => own.has(code),
    };
  };
  return { watchColumn, end: () => record?.close() };
}

/** Where a child that is gone was; undefined when it was not at a value. */
export async function readRecord(path: string): Promise<ValuePlace | undefined> {
  const bytes = await readFile(path).catch(() => Buffer.alloc(0));
  if (bytes.length < 8) return undefined;
  const [column, code] = [bytes.readInt32LE(0), bytes.readInt32LE(4)];
  return column === NONE ? undefined : { column, code };
}

async function openRecord(path: string) {
  await mkdir(dirname(path), { recursive: true });
  const file = openSync(path, "w");
  const bytes = Buffer.alloc(8);
  return {
    write: (column: number, code: number): void => {
      bytes.writeInt32LE(column, 0);
      bytes.writeInt32LE(code, 4);
      writeSync(file, bytes, 0, 8, 0);
    },
    close: () => closeSync(file),
  };
}
