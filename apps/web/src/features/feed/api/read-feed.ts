import type { FeedReply } from "@limpid/contract";
import { LIMITS } from "@limpid/contract";
import { call } from "../../../lib/api.ts";
import { sessionReady } from "../../../lib/session.ts";

export async function readFeed(name: string, cursor: string | null, signal: AbortSignal): Promise<FeedReply> {
  const { sessionId } = await sessionReady();
  const body = { session_uuid: sessionId, feed_name: name, num_results: LIMITS.feedResults };
  return call("feed", { body: cursor === null ? body : { ...body, cursor }, signal });
}
