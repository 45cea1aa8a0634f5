import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";

/** Sends what is written in pieces as what it is; a page that is whole is returned to be written by its schema. */
export function sendPage<Reply extends object>(reply: FastifyReply, page: Reply | Readable): Reply | FastifyReply {
  return page instanceof Readable ? reply.type("application/json; charset=utf-8").send(page) : page;
}
