import { defineCall } from "../define-call.ts";
import { sendNotModified } from "../send-not-modified.ts";
import { requireSource } from "../sources/require-source.ts";
import { isWritten, sendPage } from "../sources/send-page.ts";
import type { SourceContext } from "../sources/source.ts";
import { readPage } from "../sources/wait-for-page.ts";

export const ingestPage = defineCall("ingestPage", async ({ params, body, reply }, context: SourceContext) => {
  const asked = { id: params.job_uuid, request: body, reply };
  return sendPage(reply, await readPage({ ...asked, read: (source) => source.ingestPage(body) }, context));
});

export const cleanPage = defineCall("cleanPage", async ({ params, body, reply }, context: SourceContext) => {
  const asked = { id: params.job_uuid, request: body, reply };
  return sendPage(reply, await readPage({ ...asked, read: (source) => source.cleanPage(body) }, context));
});

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

export const readCleanPage = defineCall(
  "readCleanPage",
  async ({ params, query, request, reply }, context: SourceContext) => {
    const source = await requireSource(context, params.job_uuid);
    const { cleanTag, isPublic } = source;
    if (cleanTag !== null && sendNotModified(request, reply, { etag: `"${cleanTag}"`, isPublic })) return reply;
    return sendPage(reply, await source.cleanPage(query));
  },
);
