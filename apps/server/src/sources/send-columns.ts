/** Columns as they are answered: of many of them, each with the probabilities of all classes, in pieces. */
import type { ColumnReply } from "@limpid/contract";
import type { FastifyReply } from "fastify";
import { sendPage } from "./send-page.ts";
import { writeArray } from "./write-array.ts";

/** Ten milliseconds' work. */
const COLUMNS_WRITTEN = 100;

export function sendColumns(reply: FastifyReply, columns: ColumnReply[]): ColumnReply[] | FastifyReply {
  const count = columns.length;
  const write = (index: number): string => JSON.stringify(columns[index]);
  return sendPage(reply, count <= COLUMNS_WRITTEN ? columns : writeArray({ count, atOnce: COLUMNS_WRITTEN, write }));
}
