/** Counts the open event streams of each address and session, so that no client can take all sockets. */
import type { FastifyReply } from "fastify";
import type { Config } from "../config.ts";
import { Problem } from "../problem.ts";
import { findNetwork } from "../security/find-network.ts";
import { sessionOfCookie } from "../session-cookie.ts";

export class OpenStreams {
  private readonly counts = new Map<string, number>();

  constructor(private readonly limits: Pick<Config, "streamsPerAddress" | "streamsPerSession">) {}

  /** Takes a place until the reply is closed; a Problem where the caller has too many. */
  take(reply: FastifyReply): void {
    const session = sessionOfCookie(reply.request);
    const holders = [
      { name: `address ${findNetwork(reply.request.ip)}`, limit: this.limits.streamsPerAddress },
      ...(session === undefined ? [] : [{ name: `session ${session}`, limit: this.limits.streamsPerSession }]),
    ];
    if (holders.some(({ name, limit }) => this.countOf(name) >= limit)) throw new Problem("too_many_streams");
    for (const { name } of holders) this.counts.set(name, this.countOf(name) + 1);
    reply.raw.once("close", () => {
      for (const { name } of holders) this.leave(name);
    });
  }

  private countOf(name: string): number {
    return this.counts.get(name) ?? 0;
  }

  private leave(name: string): void {
    const left = this.countOf(name) - 1;
    if (left > 0) this.counts.set(name, left);
    else this.counts.delete(name);
  }
}
