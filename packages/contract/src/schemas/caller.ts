/** Describes the user who requests a change. */
import Type from "typebox";

export const SessionOfCaller = Type.Optional(
  Type.String({
    minLength: 1,
    maxLength: 100,
    description: "Default: the session of the cookie, or the user of the key",
  }),
);
