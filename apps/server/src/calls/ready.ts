import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { Problem } from "../problem.ts";

export const ready = defineCall("ready", async (_, context: Pick<Context, "database" | "workerPool">) => {
  const [database, fault] = await Promise.all([checkDatabase(), context.workerPool.findStartFault()]);
  const checks = { database, workers: fault === undefined ? "ok" : `cannot be started: ${fault}` };
  const failing = Object.entries(checks).filter(([, state]) => state !== "ok");
  if (failing.length > 0)
    throw new Problem("unavailable", failing.map(([name, state]) => `${name}: ${state}`).join(", "));
  return { status: "ok", checks };

  async function checkDatabase(): Promise<string> {
    try {
      await context.database.ping();
      return "ok";
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }
});
