import { defineCall } from "../define-call.ts";
import { requireSource } from "../tables/require-source.ts";
import type { SourceContext } from "../tables/source.ts";

export const cleanColumns = defineCall("cleanColumns", async ({ params }, context: SourceContext) =>
  (await requireSource(context, params.job_uuid)).cleanColumns(),
);
