import type { SqlReply } from "@limpid/contract";
import { call } from "../../../lib/api.ts";
import { sessionReady } from "../../../lib/session.ts";

export async function runQuery(query: string, signal: AbortSignal): Promise<SqlReply> {
  const { sessionId } = await sessionReady();
  return await call("sql", { body: { session_uuid: sessionId, query }, signal });
}
