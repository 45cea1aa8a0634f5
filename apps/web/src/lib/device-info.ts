/** Collects the device information sent at session start. No position is asked for: the product has no use for it. */
import type { HelloRequest } from "@limpid/contract";
import { randomId } from "./random-id.ts";

const DEVICE_KEY = "limpid.device";
const MINUTES_PER_HOUR = 60;

export function describeDevice(now: Date) {
  const { screen, devicePixelRatio } = window;
  return {
    device_uuid: deviceId(),
    // What the browser says of the device unasked.
    device_details: {
      screen: `${screen.width} × ${screen.height}`,
      pixel_ratio: devicePixelRatio,
      touch_points: navigator.maxTouchPoints,
      processors: navigator.hardwareConcurrency,
    },
    client_info: {
      time_opened: now.toISOString(),
      timezone: -now.getTimezoneOffset() / MINUTES_PER_HOUR,
      user_agent: navigator.userAgent,
      language: navigator.language,
      geolocation: {},
      referrer: document.referrer,
    },
  } satisfies HelloRequest;
}

/** Made once for this browser, and kept in it. */
export function deviceId(): string {
  try {
    const known = localStorage.getItem(DEVICE_KEY);
    if (known !== null) return known;
    const id = randomId();
    localStorage.setItem(DEVICE_KEY, id);
    return id;
  } catch {
    return randomId(); // Storage is denied in some private windows and third-party frames.
  }
}
