import { defineCall } from "../define-call.ts";
import { requireSource } from "../sources/require-source.ts";
import { sendColumns } from "../sources/send-columns.ts";
import type { SourceContext } from "../sources/source.ts";

const ingestColumnsBy = (id: "ingestColumns" | "readIngestColumns") =>
  defineCall(id, async ({ params, reply }, context: SourceContext) =>
    sendColumns(reply, (await requireSource(context, params.job_uuid)).ingestColumns()),
  );

export const ingestColumns = ingestColumnsBy("ingestColumns");

export const readIngestColumns = ingestColumnsBy("readIngestColumns");

export const cleanColumns = defineCall("cleanColumns", async ({ params, reply }, context: SourceContext) =>
  sendColumns(reply, await (await requireSource(context, params.job_uuid)).cleanColumns()),
);
