import { FILE_FORMATS } from "@limpid/contract";
import type { Context } from "../context.ts";
import { defineCall } from "../define-call.ts";

declare const BUILD_DATE: string | undefined;

export const settings = defineCall("settings", (_, { config, publicUrl }: Pick<Context, "config" | "publicUrl">) => ({
  upload_mb: config.maxUploadMb,
  page_size: config.pageSize,
  clean_row_limit: config.cleanRowLimit,
  contact_email: config.contactEmail,
  public_url: publicUrl(),
  build_date: typeof BUILD_DATE === "string" ? BUILD_DATE : new Date().toISOString().slice(0, 10),
  privacy: {
    database: config.databaseUrl === null ? ("sqlite" as const) : ("postgresql" as const),
    delete_undo_minutes: config.deleteUndoMinutes,
    failed_upload_days: config.failedUploadDays,
    anonymous_table_days: config.anonymousTableDays,
    list_by_default: config.listByDefault,
    language_model: config.languageModel === null ? null : new URL(config.languageModel.url).host,
  },
  formats: FILE_FORMATS.map(({ title, extensions }) => ({ title, extensions: [...extensions] })),
}));
