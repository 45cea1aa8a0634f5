/** What goes into a call and comes out of it, as types. */
import type { Static, TSchema } from "typebox";
import type { CallId } from "./paths.ts";
import type { CALLS } from "./schemas/calls.ts";

type PartName = "params" | "query" | "body" | "reply";

/** A part of a call; `never` where it has none, as files and event streams have no reply. */
export type CallPart<Id extends CallId, Name extends PartName> = (typeof CALLS)[Id] extends {
  readonly [Key in Name]: infer Schema;
}
  ? Schema extends TSchema
    ? Static<Schema>
    : never
  : never;
