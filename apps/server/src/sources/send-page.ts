import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import type { WrittenPage } from "./large-page.ts";

/** Sends JSON that is written as what it is; all else is returned to be written by its schema. */
export function sendPage<Page extends object>(
  reply: FastifyReply,
  page: Page,
): Exclude<Page, WrittenPage> | FastifyReply {
  if (!isWritten(page)) return page as Exclude<Page, WrittenPage>;
  return reply.type("application/json; charset=utf-8").send(page);
}

export function isWritten(page: object): page is WrittenPage {
  return Buffer.isBuffer(page) || page instanceof Readable;
}
