import type { IngestionParameters } from "../reader.ts";

/** The parameters of a document that is no text of lines: nothing of delimiters and quotes applies to it. */
export function documentParameters(fileType: string, encoding: string, sheet = ""): IngestionParameters {
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
    sheet,
  };
}
