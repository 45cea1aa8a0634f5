import { type CallInput, defineCall } from "../define-call.ts";
import { requireSource } from "../sources/require-source.ts";
import { streamRowIds } from "../sources/row-ids.ts";
import type { Source, SourceContext } from "../sources/source.ts";

const rowIds = (id: "cleanRows" | "ingestRows", countRows: (source: Source) => number) =>
  defineCall(id, async ({ params, body, reply }: CallInput<typeof id>, context: SourceContext) => {
    const source = await requireSource(context, params.job_uuid);
    return reply.type("application/json; charset=utf-8").send(streamRowIds(source.id, countRows(source), body.from));
  });

export const ingestRows = rowIds("ingestRows", ({ ingestRowCount }) => ingestRowCount);

export const cleanRows = rowIds("cleanRows", ({ cleanRowCount }) => cleanRowCount);
