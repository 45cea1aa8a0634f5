import { defineCall } from "../define-call.ts";
import { requireSource } from "../tables/require-source.ts";
import { streamRowIds } from "../tables/row-ids.ts";
import type { SourceContext } from "../tables/source.ts";

export const ingestRows = defineCall("ingestRows", async ({ params, reply }, context: SourceContext) => {
  const { id, ingestRowCount } = await requireSource(context, params.job_uuid);
  return reply.type("application/json; charset=utf-8").send(streamRowIds(id, ingestRowCount));
});
