import Type, { type Static } from "typebox";
import { LIMITS } from "../limits.ts";
import { FormSetting, RepairSetting, TableCountry } from "./cleaning.ts";
import { ListedBy } from "./listed-by.ts";
import type { Recipe } from "./recipe.ts";

const Nullable = (maxLength: number) => Type.Optional(Type.Union([Type.String({ maxLength }), Type.Null()]));

/** File, pasted text (`is_copy_paste`) or URL (`is_url`); `data` is base64 in each case. */
export const UploadRequest = Type.Object({
  session_uuid: Type.String({ minLength: 1, maxLength: 100 }),
  database_uuid: Nullable(100),
  path: Nullable(1000),
  data: Type.String({ contentEncoding: "base64", description: "The bytes, or the URL, in base64" }),
  filename: Nullable(LIMITS.fileNameCharacters * 20),
  is_copy_paste: Type.Optional(Type.Boolean()),
  is_url: Type.Optional(Type.Boolean()),
  page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: LIMITS.maxPageSize })),
  api_key: Nullable(200),
  forms: Type.Optional(FormSetting),
  repairs: Type.Optional(RepairSetting),
  country: Type.Optional(TableCountry),
  recipe: Type.Optional(
    Type.Unsafe<Recipe>({
      type: "object",
      description: "Decides as it was decided about an earlier table; a reply of /api/v1/recipe",
    }),
  ),
  listed: Type.Optional(
    Type.Boolean({
      description:
        "true makes the table public: search and feeds show it. Default: private, or as LIST_BY_DEFAULT says",
    }),
  ),
});
export type UploadRequest = Static<typeof UploadRequest>;

export const UploadReply = Type.Object({
  result_uuid: Type.String({ description: "The job's and the table's id" }),
  listed: Type.Boolean({ description: "Search and feeds show the table once it is cleaned" }),
  listed_by: ListedBy,
});
export type UploadReply = Static<typeof UploadReply>;
