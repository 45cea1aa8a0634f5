import { defineCall } from "../define-call.ts";
import { exportForm } from "../exports/export-form.ts";
import { requireSource } from "../sources/require-source.ts";
import { sendExport } from "../sources/send-export.ts";
import type { SourceContext } from "../sources/source.ts";

/** The cleaned table with all edits, as a file that is never shown as a page. */
export const exportTable = defineCall(
  "exportTable",
  async ({ params, query, request, reply }, context: SourceContext) => {
    const source = await requireSource(context, params.job_uuid);
    return await sendExport(request, reply, { source, form: exportForm(params.format, query) });
  },
);
