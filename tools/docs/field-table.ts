import { schemaFields } from "@limpid/contract";
import type { TSchema } from "typebox";
import { code, markdownTable } from "./markdown.ts";

/** The fields of a schema, a line each. */
export function fieldTable(schema: TSchema): string {
  const rows = schemaFields(schema).map(({ path, type, isOptional, about }) => [
    code(path),
    isOptional ? `${type}, optional` : type,
    about,
  ]);
  return markdownTable(["Field", "Type", "About"], rows);
}
