import { defineCall } from "../define-call.ts";
import { sendNotModified } from "../send-not-modified.ts";
import { requireSource } from "../sources/require-source.ts";
import { isWritten, sendPage } from "../sources/send-page.ts";
import type { SourceContext } from "../sources/source.ts";

export const readIngestPage = defineCall(
  "readIngestPage",
  async ({ params, query, request, reply }, context: SourceContext) => {
    const source = await requireSource(context, params.job_uuid);
    if (source.ingestTag !== null && sendNotModified(request, reply, `"${source.ingestTag}"`)) return reply;
    const page = await source.ingestPage({ ...query, compact: true });
    if (source.ingestTag === null)
      void reply.header("cache-control", isWritten(page) ? "private, max-age=31536000, immutable" : "no-store");
    return sendPage(reply, page);
  },
);
