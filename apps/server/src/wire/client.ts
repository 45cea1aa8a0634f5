/** What a browser says of itself, from the wire. */
import type { HelloRequest } from "@limpid/contract";
import type { ClientRecord } from "@limpid/store";

export function clientFromWire({ device_uuid, device_details, client_info = {} }: HelloRequest): ClientRecord {
  const { time_opened, user_agent, ...rest } = client_info;
  return {
    deviceId: device_uuid,
    ...(device_details === undefined || device_details === null ? {} : { deviceDetails: device_details }),
    ...(time_opened === undefined ? {} : { timeOpened: time_opened }),
    ...(user_agent === undefined ? {} : { userAgent: user_agent }),
    ...rest,
  };
}
