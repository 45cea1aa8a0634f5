/** The calls of lookups, each made of what is known of the lookup. */
import { callPath } from "../../paths.ts";
import { LOOKUPS, type LookupId, type LookupSpec } from "../lookups.ts";
import { JobParams } from "./call-spec.ts";

type LookupCall<Spec> = Spec extends { readonly answers: infer Answers }
  ? { readonly summary: string; readonly params: typeof JobParams; readonly reply: Answers } & ReturnType<
      typeof callPath
    > &
      (Spec extends { readonly asks: infer Asks } ? { readonly query: Asks } : unknown)
  : never;

export const LOOKUP_CALLS = Object.fromEntries(
  Object.entries<LookupSpec>(LOOKUPS).map(([id, { summary, asks, answers }]) => {
    const query = asks === undefined ? {} : { query: asks };
    return [id, { ...callPath(id as LookupId), summary, params: JobParams, ...query, reply: answers }];
  }),
) as { readonly [Id in LookupId]: LookupCall<(typeof LOOKUPS)[Id]> };
