/** What a browser says of itself, from the wire. */
import type { HelloRequest } from "@limpid/contract";
import type { ClientRecord } from "@limpid/database";

const NAMES = {
  time_opened: "timeOpened",
  timezone: "timezone",
  user_agent: "userAgent",
  language: "language",
  geolocation: "geolocation",
  referrer: "referrer",
} as const satisfies Record<string, keyof ClientRecord>;

export function clientFromWire({ device_uuid, device_details, client_info }: HelloRequest): ClientRecord {
  return {
    ...given("deviceId", device_uuid),
    ...given("deviceDetails", device_details),
    ...infoFromWire(client_info),
  };
}

function infoFromWire(info: unknown): ClientRecord {
  if (typeof info !== "object" || info === null || Array.isArray(info)) return given("info", info);
  const fields = info as Readonly<Record<string, unknown>>;
  return Object.assign({}, ...Object.entries(NAMES).map(([name, own]) => given(own, fields[name]))) as ClientRecord;
}

function given(name: keyof ClientRecord, value: unknown): ClientRecord {
  return value === undefined || value === null ? {} : { [name]: value };
}
