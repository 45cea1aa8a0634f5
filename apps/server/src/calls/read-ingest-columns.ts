import { defineCall } from "../define-call.ts";
import { requireSource } from "../tables/require-source.ts";
import { sendColumns } from "../tables/send-columns.ts";
import type { SourceContext } from "../tables/source.ts";

export const readIngestColumns = defineCall("readIngestColumns", async ({ params, reply }, context: SourceContext) =>
  sendColumns(reply, (await requireSource(context, params.job_uuid)).ingestColumns()),
);
