import { defineCall } from "../define-call.ts";
import { requireSource } from "../tables/require-source.ts";
import type { SourceContext } from "../tables/source.ts";

export const cleanPage = defineCall("cleanPage", async ({ params, body }, context: SourceContext) =>
  (await requireSource(context, params.job_uuid)).cleanPage(body),
);
