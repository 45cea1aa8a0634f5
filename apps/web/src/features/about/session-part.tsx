import { useState } from "react";
import { describeDevice, deviceId } from "../../lib/device-info.ts";
import { endSession, useSession } from "../../lib/session.ts";
import { TextButton } from "../../ui/text-button.tsx";
import { Part } from "./part.tsx";

export function SessionPart() {
  const { username, sessionId } = useSession();
  const [device] = useState(deviceId);
  const [endedId, setEndedId] = useState<string | null>(null);
  const end = async (): Promise<void> => {
    await endSession();
    setEndedId(sessionId);
  };
  return (
    <Part title="Your session">
      <p>
        A session identifies your browser for five days so that you can change what you uploaded.{" "}
        {username !== null && `With your API key, it belongs to @${username}. `}
        The server knows your device as <code>{device}</code>, with these details from the browser: {deviceDetails()}.
        When you end the session, tables without a user stay readable by link, but nobody can change them any more.
      </p>
      <p>
        <TextButton disabled={sessionId === null} onClick={() => void end()}>
          End session
        </TextButton>{" "}
        <span role="status">
          {endedId !== null && endedId !== sessionId && "Session ended. A new one has started."}
        </span>
      </p>
    </Part>
  );
}

/** All that the browser sends at the start of a session, besides the time and the referring page. */
function deviceDetails(): string {
  const { device_details, client_info } = describeDevice(new Date());
  const { screen, pixel_ratio, touch_points, processors } = device_details;
  const { language, timezone, user_agent } = client_info;
  const zone = `${timezone < 0 ? "−" : "+"}${Math.abs(timezone)} hours from UTC`;
  const device = `a screen of ${screen} at ${pixel_ratio}, ${touch_points} touch points, ${processors} processors`;
  return `${language}, ${zone}, ${device}, ${user_agent}`;
}
