/** The description of each call, and the parameters that many calls share. */
import Type, { type TSchema } from "typebox";
import type { CallId } from "../../paths.ts";

export interface CallSpec {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly summary: string;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  /** Absent where the reply is a file or an event stream; `produces` then names its media types. */
  readonly reply?: TSchema;
  readonly produces?: readonly string[];
}

export type CallSpecs = Partial<Record<CallId, CallSpec>>;

export const JobId = Type.String({ minLength: 1, maxLength: 100 });
export const JobParams = Type.Object({ job_uuid: JobId });
export const EventQuery = Type.Object({ last_event_id: Type.Optional(Type.String({ maxLength: 30 })) });
