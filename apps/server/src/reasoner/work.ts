/** The messages between the reasoner's front and its threads. Bodies go as bytes, which change hands uncopied. */
import type { ErrorCode, SolverRequest } from "@limpid/contract";

export type Work =
  | { readonly kind: "column"; readonly body: Uint8Array<ArrayBuffer> }
  | { readonly kind: "line"; readonly request: SolverRequest };

export type WorkResult =
  | { readonly kind: "ready" }
  | { readonly kind: "done"; readonly body: Uint8Array<ArrayBuffer> }
  | { readonly kind: "refused"; readonly code: ErrorCode; readonly detail: string }
  | { readonly kind: "failed"; readonly message: string };
