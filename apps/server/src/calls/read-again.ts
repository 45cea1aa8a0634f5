import { LIMITS } from "@limpid/contract";
import { readNamedChoices } from "@limpid/table";
import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { requireOwnTable } from "../tables/require-own-table.ts";
import { startReading } from "../upload/start-reading.ts";

export const readAgain = defineCall(
  "readAgain",
  async ({ params, body, request }, context: Pick<Context, "blobs" | "config" | "database" | "jobs" | "log">) => {
    const { table } = await requireOwnTable(request, context, params.job_uuid, body.session_uuid);
    const asked = { askedChoices: readNamedChoices(body.choices), ip: request.ip };
    const id = await startReading(context, table, asked);
    request.log.info({ tableId: id, previousId: table.id }, "a file is read again");
    return { result_uuid: id };
  },
  { perMinute: LIMITS.readingsPerMinute },
);
