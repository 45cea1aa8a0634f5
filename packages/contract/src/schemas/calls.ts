/** What goes into every call and comes out of it, beside its method and path. */
import type { CallId } from "../paths.ts";
import type { CallSpec } from "./calls/call-spec.ts";
import { CATALOGUE_CALLS } from "./calls/catalogue-calls.ts";
import { EDIT_CALLS } from "./calls/edit-calls.ts";
import { LOOKUP_CALLS } from "./calls/lookup-calls.ts";
import { SERVICE_CALLS } from "./calls/service-calls.ts";
import { SESSION_CALLS } from "./calls/session-calls.ts";
import { TABLE_CALLS } from "./calls/table-calls.ts";

export const CALLS = {
  ...SESSION_CALLS,
  ...TABLE_CALLS,
  ...EDIT_CALLS,
  ...CATALOGUE_CALLS,
  ...SERVICE_CALLS,
  ...LOOKUP_CALLS,
} as const satisfies Record<CallId, CallSpec>;
