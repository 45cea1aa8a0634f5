/**
 * Which value a worker is cleaning, written to a file at every step: the only thing that is left of a worker that dies. A
 * value that kept two workers from coming back is left alone, and the rest of the table is cleaned.
 */
import { closeSync, openSync, writeSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import type { ValueWatch } from "@limpid/pipeline";
import { type Care, VALUE_RECORD_BYTES, type ValuePlace, writeValuePlace } from "@limpid/worker-protocol";

export interface Watching {
  readonly watchColumn: (column: number) => ValueWatch;
  readonly end: () => void;
}

export async function watchValues({ recordPath, deadly }: Care): Promise<Watching> {
  const record = recordPath === null ? undefined : await openRecord(recordPath);
  const watchColumn = (column: number): ValueWatch => {
    const own = new Set(deadly.flatMap((place) => (place.column === column ? [place.code] : [])));
    return {
      before: record === undefined ? () => undefined : (code) => record.write({ column, code }),
      after: record === undefined ? () => undefined : () => record.write(undefined),
      isDeadly: own.size === 0 ? () => false : (code) => own.has(code),
    };
  };
  return { watchColumn, end: () => record?.close() };
}

async function openRecord(path: string) {
  await mkdir(dirname(path), { recursive: true });
  const file = openSync(path, "w");
  const bytes = new DataView(new ArrayBuffer(VALUE_RECORD_BYTES));
  return {
    write: (place: ValuePlace | undefined): void => {
      writeValuePlace(bytes, place);
      writeSync(file, bytes, 0, VALUE_RECORD_BYTES, 0);
    },
    close: () => closeSync(file),
  };
}
