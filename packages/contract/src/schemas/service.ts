import Type, { type Static } from "typebox";

export const IdsReply = Type.Array(Type.String(), { description: "Random ids, for the client's buffer" });

export const HealthReply = Type.Object({
  status: Type.String(),
  checks: Type.Optional(Type.Record(Type.String(), Type.String())),
});

/** What the web app must know of this installation: `GET /api/v1/settings`. */
export const SettingsReply = Type.Object({
  upload_mb: Type.Number(),
  page_size: Type.Integer(),
  clean_row_limit: Type.Integer(),
  contact_email: Type.String(),
  public_url: Type.String(),
  build_date: Type.String({ description: "YYYY-MM-DD" }),
  privacy: Type.Object(
    {
      database: Type.Union([Type.Literal("sqlite"), Type.Literal("postgresql")]),
      delete_undo_minutes: Type.Integer({ description: "How long a deleted table can be restored" }),
      failed_upload_days: Type.Number({ description: "How long a file that could not be read is kept" }),
      anonymous_table_days: Type.Number({
        description:
          "Tables of visitors without an API key are deleted when they were not changed for so long; 0: never",
      }),
      list_by_default: Type.Boolean({ description: "New tables are public where nobody says otherwise" }),
      language_model: Type.Union([Type.String(), Type.Null()], {
        description: "Host that receives titles, classes and value patterns of columns to name a table; null: none",
      }),
    },
    { description: "Where data goes, and how long it stays" },
  ),
  formats: Type.Array(
    Type.Object({
      title: Type.String(),
      extensions: Type.Array(Type.String(), {
        description: "Without the dot; what is in a file decides, not its name",
      }),
    }),
  ),
});
export type SettingsReply = Static<typeof SettingsReply>;
