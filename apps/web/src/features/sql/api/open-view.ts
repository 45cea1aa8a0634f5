import type { ViewReply } from "@limpid/contract";
import { call } from "../../../lib/api.ts";

export async function openView(viewId: string, signal: AbortSignal): Promise<ViewReply> {
  return await call("view", { params: { view_uuid: viewId }, signal });
}
