import { defineCall } from "../define-call.ts";
import { sendPage } from "../sources/send-page.ts";
import type { SourceContext } from "../sources/source.ts";
import { readPage } from "../sources/wait-for-page.ts";

export const ingestPage = defineCall("ingestPage", async ({ params, body, reply }, context: SourceContext) => {
  const asked = { id: params.job_uuid, request: body, reply };
  return sendPage(reply, await readPage({ ...asked, read: (source) => source.ingestPage(body) }, context));
});
