import { expect, it } from "vitest";
import { explainFailure } from "./explain-failure.ts";

it.each([
  ["ENOTFOUND", "there is no server of this name"],
  ["ECONNREFUSED", "the server refuses connections"],
  ["ECONNRESET", "the connection was lost"],
  ["EPROTO", "no secure connection to the server can be made"],
  ["ERR_SSL_WRONG_VERSION_NUMBER", "no secure connection to the server can be made"],
  ["DEPTH_ZERO_SELF_SIGNED_CERT", "the certificate of the server is not valid"],
  ["CERT_HAS_EXPIRED", "the certificate of the server is not valid"],
  ["ERR_TLS_CERT_ALTNAME_INVALID", "the certificate of the server is not valid"],
  ["UNABLE_TO_VERIFY_LEAF_SIGNATURE", "the certificate of the server is not valid"],
  ["Z_DATA_ERROR", "the data that came is damaged"],
  ["ESOMETHING", "the connection failed"],
])("%s: %s", (code, reason) => {
  const error = Object.assign(new Error("write EPROTO 806C:error:0A00010B:SSL routines:ssl3_get_record"), { code });
  expect(explainFailure(error)).toBe(reason);
});

it("nothing of an error without a code is quoted", () => {
  expect(explainFailure(new TypeError("Cannot read properties of undefined"))).toBe("the connection failed");
  expect(explainFailure("text")).toBe("the connection failed");
});
