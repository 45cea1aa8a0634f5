import type { IngestionParameters } from "../reader.ts";

/** Returns the parameters of a document without lines, delimiters and quotes. */
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
