import { defineCall } from "../define-call.ts";
import { requireSource } from "../sources/require-source.ts";
import { sendColumns } from "../sources/send-columns.ts";
import type { SourceContext } from "../sources/source.ts";

export const ingestColumns = defineCall("ingestColumns", async ({ params, reply }, context: SourceContext) =>
  sendColumns(reply, (await requireSource(context, params.job_uuid)).ingestColumns()),
);
