/** Cleaning all rows of a table whose cleaning stopped at the limit. */
import Type, { type Static } from "typebox";

export const CleanAllRequest = Type.Object({ session_uuid: Type.String({ minLength: 1, maxLength: 100 }) });

/** none: all rows are cleaned, or the caller may not have them cleaned. */
export const CleanAllReply = Type.Object({
  state: Type.Union([Type.Literal("none"), Type.Literal("available"), Type.Literal("running")]),
  after_event_id: Type.String({
    description: "Where the job's stream continues with it (Last-Event-ID); empty unless running",
  }),
});
export type CleanAllReply = Static<typeof CleanAllReply>;
