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
        For five days your browser is known by a session, so that you may change what you uploaded.{" "}
        {username !== null && `By your API key it is @${username}'s. `}
        Your device is known to this server as <code>{device}</code>, with what its browser says of it: {toldOfDevice()}
        . When you end the session, tables without a user can be read by their links, and changed by nobody any more.
      </p>
      <p>
        <TextButton disabled={sessionId === null} onClick={() => void end()}>
          End session
        </TextButton>{" "}
        <span role="status">
          {endedId !== null && endedId !== sessionId && "It has ended, and a new one has begun."}
        </span>
      </p>
    </Part>
  );
}

/** All that is told at the start of a session, besides the time and the page that led here. */
function toldOfDevice(): string {
  const { device_details, client_info } = describeDevice(new Date());
  const { screen, pixel_ratio, touch_points, processors } = device_details;
  const { language, timezone, user_agent } = client_info;
  const zone = `${timezone < 0 ? "−" : "+"}${Math.abs(timezone)} hours from UTC`;
  const device = `a screen of ${screen} at ${pixel_ratio}, ${touch_points} touch points, ${processors} processors`;
  return `${language}, ${zone}, ${device}, ${user_agent}`;
}
