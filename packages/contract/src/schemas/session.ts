import Type, { type Static } from "typebox";

const Uuid = Type.String({ minLength: 1, maxLength: 100 });

const ANYTHING = Type.Optional(Type.Unknown());

/** What a browser says of itself, in whatever form it says it. */
export const HelloRequest = Type.Object({
  device_uuid: ANYTHING,
  device_details: ANYTHING,
  client_info: Type.Optional(
    Type.Unknown({
      description: "time_opened, timezone (hours from UTC), user_agent, language, geolocation, referrer",
    }),
  ),
});
export type HelloRequest = Static<typeof HelloRequest>;

export const HelloReply = Type.Object({
  session_uuid: Type.String({ description: "Kept in the session cookie for 5 days" }),
});

export const ValidateKeyRequest = Type.Object({
  session_uuid: Uuid,
  api_key: Type.Union([Type.String({ maxLength: 200 }), Type.Null()]),
});

export const ValidateKeyReply = Type.Object({
  is_valid: Type.Boolean(),
  api_key: Type.Union([Type.String(), Type.Null()]),
  username: Type.Union([Type.String(), Type.Null()]),
  session_uuid: Type.Optional(
    Type.String({
      description:
        "Where it is not the one that was named: the id that the session has since a key was given, as in its cookie. The one that was named is good beside that cookie, or the key",
    }),
  ),
});
export type ValidateKeyReply = Static<typeof ValidateKeyReply>;

export const EndSessionRequest = Type.Object({ session_uuid: Uuid });
export type EndSessionRequest = Static<typeof EndSessionRequest>;

export const EndSessionReply = Type.Object({ ended: Type.Boolean() });
export type EndSessionReply = Static<typeof EndSessionReply>;
