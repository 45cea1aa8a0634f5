import { useState } from "react";
import { endSession, useSession } from "../../lib/session.ts";
import { Part } from "./part.tsx";

export function SessionPart() {
  const { username, sessionId } = useSession();
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
        When you end it, tables without a user can be read by their links, and changed by nobody any more.
      </p>
      <p>
        <button type="button" disabled={sessionId === null} onClick={() => void end()}>
          End session
        </button>{" "}
        <span role="status">
          {endedId !== null && endedId !== sessionId && "It has ended, and a new one has begun."}
        </span>
      </p>
    </Part>
  );
}
