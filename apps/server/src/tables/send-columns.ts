/** Columns as they are answered: many of them, each with the probabilities of all classes, are written in pieces. */
import { Readable } from "node:stream";
import type { ColumnReply } from "@limpid/contract";
import type { FastifyReply } from "fastify";
import { nextTurn } from "./large-page.ts";

/** Written without a break: ten milliseconds' work. */
const COLUMNS_WRITTEN = 100;

export function sendColumns(reply: FastifyReply, columns: ColumnReply[]): ColumnReply[] | FastifyReply {
  if (columns.length <= COLUMNS_WRITTEN) return columns;
  return reply.type("application/json; charset=utf-8").send(Readable.from(writeColumns(columns)));
}

async function* writeColumns(columns: readonly ColumnReply[]): AsyncGenerator<string> {
  for (let first = 0; first < columns.length; first += COLUMNS_WRITTEN) {
    const texts = columns.slice(first, first + COLUMNS_WRITTEN).map((column) => JSON.stringify(column));
    yield (first === 0 ? "[" : ",") + texts.join(",");
    await nextTurn();
  }
  yield "]";
}
