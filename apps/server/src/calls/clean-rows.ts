import { defineCall } from "../define-call.ts";
import { requireSource } from "../sources/require-source.ts";
import { streamRowIds } from "../sources/row-ids.ts";
import type { SourceContext } from "../sources/source.ts";

export const cleanRows = defineCall("cleanRows", async ({ params, body, reply }, context: SourceContext) => {
  const { id, cleanRowCount } = await requireSource(context, params.job_uuid);
  return reply.type("application/json; charset=utf-8").send(streamRowIds(id, cleanRowCount, body.from));
});
