/** Explains to the user why an address could not be read; the network error stays as the cause. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/^(ENOTFOUND|EAI_AGAIN|EAI_NODATA)$/, "there is no server of this name"],
  [/^ECONNREFUSED$/, "the server refuses connections"],
  [/^(ECONNRESET|EPIPE|ECONNABORTED|ERR_STREAM_PREMATURE_CLOSE)$/, "the connection was lost"],
  [/^(EHOSTUNREACH|ENETUNREACH|ETIMEDOUT)$/, "the server cannot be reached"],
  [/CERT|^UNABLE_TO_|^HOSTNAME_MISMATCH$/, "the certificate of the server is not valid"],
  [/^(EPROTO|ERR_SSL_.*|ERR_TLS_.*)$/, "no secure connection to the server can be made"],
  [/^(Z_.*|ERR__?ERROR_FORMAT_.*|ERR_BROTLI.*)$/, "the data that came is damaged"],
  [/^HPE_/, "the answer of the server is not HTTP"],
];
const OTHERWISE = "the connection failed";

export function explainFailure(error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return REASONS.find(([pattern]) => pattern.test(code))?.[1] ?? OTHERWISE;
}
