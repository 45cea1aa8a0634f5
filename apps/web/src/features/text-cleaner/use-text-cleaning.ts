/** A changed input is cleaned unless a request is in progress; what changed meanwhile is cleaned after it. */
import { CLIENT_ERRORS } from "@limpid/contract";
import { useEffect, useRef, useState } from "react";
import { reportProblem } from "../../lib/session.ts";
import { cleanLines, type LinesReply } from "./api/clean-lines.ts";
import { splitLines } from "./split-lines.ts";

export type Cleaning =
  | { readonly kind: "empty" }
  | { readonly kind: "done"; readonly reply: LinesReply }
  | { readonly kind: "unavailable"; readonly message: string };

export interface TextCleaning {
  readonly cleaning: Cleaning;
  readonly isBusy: boolean;
}

export function useTextCleaning(text: string): TextCleaning {
  const [cleaning, setCleaning] = useState<Cleaning>({ kind: "empty" });
  const [isBusy, setIsBusy] = useState(false);
  const [cleanedText, setCleanedText] = useState("");
  const controller = useRef<AbortController | null>(null);

  useEffect(() => {
    const lines = splitLines(text);
    if (lines.length === 0) {
      controller.current?.abort();
      setCleaning({ kind: "empty" });
      setCleanedText(text);
      return;
    }
    if (isBusy || text === cleanedText) return;
    const request = new AbortController();
    controller.current = request;
    setIsBusy(true);
    void ask(lines, request.signal)
      .then((answer) => {
        if (!request.signal.aborted) setCleaning(answer);
      })
      .finally(() => {
        setCleanedText(text);
        setIsBusy(false);
      });
  }, [text, isBusy, cleanedText]);

  return { cleaning, isBusy };
}

async function ask(lines: readonly string[], signal: AbortSignal): Promise<Cleaning> {
  try {
    const reply = await cleanLines(lines, signal);
    if (reply.completed) return { kind: "done", reply };
    return { kind: "unavailable", message: CLIENT_ERRORS.serviceUnavailable };
  } catch (error) {
    reportProblem(error);
    return { kind: "unavailable", message: CLIENT_ERRORS.serviceUnavailable };
  }
}
