import { defineCall } from "../define-call.ts";
import { sendNotModified } from "../send-not-modified.ts";
import { requireSource } from "../sources/require-source.ts";
import { sendPage } from "../sources/send-page.ts";
import type { SourceContext } from "../sources/source.ts";

export const readCleanPage = defineCall(
  "readCleanPage",
  async ({ params, query, request, reply }, context: SourceContext) => {
    const source = await requireSource(context, params.job_uuid);
    const { cleanTag, isPublic } = source;
    if (cleanTag !== null && sendNotModified(request, reply, { etag: `"${cleanTag}"`, isPublic })) return reply;
    return sendPage(reply, await source.cleanPage(query));
  },
);
