import { defineCall } from "../define-call.ts";

export const health = defineCall("health", () => ({ status: "ok" }));
