/** The calls of lookups, each made of what is known of the lookup. */
import { callPath, type PATHS } from "../../paths.ts";
import { LOOKUPS, type LookupId, type LookupSpec } from "../lookups.ts";
import { JobParams } from "./call-spec.ts";

type Posted = {
  readonly [Id in keyof typeof PATHS]: (typeof PATHS)[Id]["method"] extends "POST" ? Id : never;
}[LookupId & keyof typeof PATHS];

type LookupCall<Id extends LookupId, Spec> = Spec extends { readonly answers: infer Answers }
  ? { readonly summary: string; readonly params: typeof JobParams; readonly reply: Answers } & ReturnType<
      typeof callPath
    > &
      (Spec extends { readonly asks: infer Asks }
        ? { readonly [Part in Id extends Posted ? "body" : "query"]: Asks }
        : unknown)
  : never;

export const LOOKUP_CALLS = Object.fromEntries(
  Object.entries<LookupSpec>(LOOKUPS).map(([id, { summary, asks, answers }]) => {
    const path = callPath(id as LookupId);
    const question = asks === undefined ? {} : { [path.method === "POST" ? "body" : "query"]: asks };
    return [id, { ...path, summary, params: JobParams, ...question, reply: answers }];
  }),
) as { readonly [Id in LookupId]: LookupCall<Id, (typeof LOOKUPS)[Id]> };
