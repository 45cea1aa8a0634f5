import { useState } from "react";
import { deviceId } from "../../lib/device-info.ts";
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
        Your device is known to this server as <code>{device}</code>, with its language, time zone and kind of browser.
        When you end the session, tables without a user can be read by their links, and changed by nobody any more.
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
