/** The cookie by which a browser says which session is its own. The page reads it as well (specification §4). */
import { LIMITS } from "@limpid/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "./config.ts";

const NAME = "session_uuid";
const DAY_SECONDS = 24 * 60 * 60;

export function sessionOfCookie({ cookies }: FastifyRequest): string | undefined {
  return cookies?.[NAME];
}

/** It cannot be HttpOnly, as the page reads it; the other guards are all set. */
export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  id: string,
  { publicUrl }: Pick<Config, "publicUrl">,
): void {
  void reply.setCookie(NAME, id, {
    path: "/",
    maxAge: LIMITS.sessionCookieDays * DAY_SECONDS,
    sameSite: "lax",
    secure: request.protocol === "https" || publicUrl.startsWith("https:"),
  });
}

export function eraseSessionCookie(reply: FastifyReply): void {
  void reply.clearCookie(NAME, { path: "/" });
}
