import { LIMITS } from "@limpid/contract";
import { readNamedChoices } from "@limpid/table";
import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";
import { goneSignal } from "../gone-signal.ts";
import { Problem } from "../problem.ts";
import { requireUpload } from "../readings/require-upload.ts";
import { requireOwnTable } from "../tables/require-own-table.ts";
import { previewToWire } from "../wire/reading.ts";

export const previewReading = defineCall(
  "previewReading",
  async ({ params, body, reply, request }, context: Pick<Context, "blobs" | "database" | "previews">) => {
    const { caller, table } = await requireOwnTable(request, context, params.job_uuid, body.session_uuid);
    const outcome = await context.previews.preview(
      `${table.id} ${caller.sessionId}`,
      {
        uploadPath: await requireUpload(context, table),
        fileName: table.fileName ?? "",
        choices: readNamedChoices(body.choices),
        rows: LIMITS.previewRows,
        columns: LIMITS.previewColumns,
        cellCharacters: LIMITS.previewCellCharacters,
      },
      goneSignal(reply, "superseded"),
    );
    if (outcome.kind === "refused") throw new Problem("unreadable_file", outcome.reason);
    return previewToWire(outcome);
  },
  { perMinute: LIMITS.previewsPerMinute },
);
