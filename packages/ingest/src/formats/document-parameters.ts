import type { IngestionParameters } from "../reader.ts";

/** The parameters of a document whose records name their own fields: nothing of a line of text applies to it. */
export function documentParameters(fileType: string, encoding: string): IngestionParameters {
  return {
    compression: "none",
    fileType,
    encoding,
    delimiter: "",
    lineTerminator: "",
    header: true,
    quoting: "",
    index: false,
    skiprows: 0,
    sheet: "",
  };
}
