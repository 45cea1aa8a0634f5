import { defineCall } from "../define-call.ts";
import { sendNotModified } from "../send-not-modified.ts";
import { requireSource } from "../sources/require-source.ts";
import { isWritten, sendPage } from "../sources/send-page.ts";
import type { SourceContext } from "../sources/source.ts";

export const readIngestPage = defineCall(
  "readIngestPage",
  async ({ params, query, request, reply }, context: SourceContext) => {
    const source = await requireSource(context, params.job_uuid);
    const { ingestTag, isPublic } = source;
    if (ingestTag !== null && sendNotModified(request, reply, { etag: `"${ingestTag}"`, isPublic })) return reply;
    const page = await source.ingestPage({ ...query, compact: true });
    if (ingestTag === null && isPublic && isWritten(page))
      void reply.header("cache-control", "private, max-age=31536000, immutable");
    return sendPage(reply, page);
  },
);
