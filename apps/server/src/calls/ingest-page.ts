import { defineCall } from "../define-call.ts";
import { requireSource } from "../tables/require-source.ts";
import { sendPage } from "../tables/send-page.ts";
import type { SourceContext } from "../tables/source.ts";

export const ingestPage = defineCall("ingestPage", async ({ params, body, reply }, context: SourceContext) =>
  sendPage(reply, await (await requireSource(context, params.job_uuid)).ingestPage(body)),
);
