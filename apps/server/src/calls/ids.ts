import { randomUUID } from "node:crypto";
import { defineCall } from "../define-call.ts";

export const ids = defineCall("ids", ({ params, reply }) => {
  void reply.header("cache-control", "no-store");
  return Array.from({ length: params.count }, () => randomUUID());
});
