/** What the calls of the contract need and answer, and their addresses. */
import type { CallPart } from "./call-types.ts";
import { type CallId, callPath } from "./paths.ts";

/** What a call answers; `never` for files and event streams. */
export type CallReply<Id extends CallId> = CallPart<Id, "reply">;

type Needed<Key extends string, Value> = [Value] extends [never]
  ? { readonly [K in Key]?: never }
  : Record<never, never> extends Value
    ? { readonly [K in Key]?: Value }
    : { readonly [K in Key]: Value };

/** What a call needs: exactly the parts that its schemas name. */
export type CallInput<Id extends CallId> = Needed<"params", CallPart<Id, "params">> &
  Needed<"query", CallPart<Id, "query">> &
  Needed<"body", CallPart<Id, "body">> & { readonly signal?: AbortSignal | undefined };

interface UrlInput {
  readonly params?: Readonly<Record<string, string | number>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
}

/** The address of a call, from the root of its server. */
export function buildUrl(id: CallId, { params = {}, query = {} }: UrlInput): string {
  const path = callPath(id).path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)])).toString();
  return search === "" ? path : `${path}?${search}`;
}
