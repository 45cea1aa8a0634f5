/** The request's JSON around data that is base64 already and needs no escaping: 10 MB are not copied once more. */
import type { UploadRequest } from "@limpid/contract";

export function toJsonBody(request: Omit<UploadRequest, "data">, data: Blob): Blob {
  return new Blob(['{"data":"', data, '",', JSON.stringify(request).slice(1)], { type: "application/json" });
}
