import { Readable } from "node:stream";
import { defineCall } from "../define-call.ts";
import { sendNotModified } from "../send-not-modified.ts";
import { requireSource } from "../tables/require-source.ts";
import { sendPage } from "../tables/send-page.ts";
import type { SourceContext } from "../tables/source.ts";

export const readIngestPage = defineCall(
  "readIngestPage",
  async ({ params, query, request, reply }, context: SourceContext) => {
    const source = await requireSource(context, params.job_uuid);
    if (source.ingestTag !== null && sendNotModified(request, reply, `"${source.ingestTag}"`)) return reply;
    const page = await source.ingestPage(query);
    const isFound = page instanceof Readable || page.page_found;
    if (source.ingestTag === null)
      void reply.header("cache-control", isFound ? "private, max-age=31536000, immutable" : "no-store");
    return sendPage(reply, page);
  },
);
