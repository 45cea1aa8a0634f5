/** One request at a time; what changed meanwhile is asked next, and of several changes only the newest. */
import { CLIENT_ERRORS } from "@limpid/contract";
import { useCallback, useEffect, useRef, useState } from "react";
import { ApiProblem } from "../../lib/api-problem.ts";
import { reportProblem } from "../../lib/session.ts";
import type { CleaningOptions } from "./api/cleaning-options.ts";
import { reasonLines } from "./api/reason-lines.ts";
import type { Answer } from "./model/cleaner-state.ts";

export interface Question {
  readonly lines: readonly string[];
  readonly options: CleaningOptions;
}

export interface Reasoner {
  readonly isBusy: boolean;
  readonly askAgain: () => void;
}

/** `question` is null when there is nothing to clean. `onAnswer` gets the answers of the newest questions only. */
export function useReasoner(question: Question | null, onAnswer: (answer: Answer) => void): Reasoner {
  const [isBusy, setIsBusy] = useState(false);
  const wanted = useRef<Question | null>(null);
  const answered = useRef<Question | null>(null);
  const running = useRef<AbortController | null>(null);

  const ask = useCallback(async () => {
    if (running.current !== null) return;
    const controller = new AbortController();
    running.current = controller;
    setIsBusy(true);
    while (wanted.current !== null && wanted.current !== answered.current && !controller.signal.aborted) {
      const asked = wanted.current;
      const answer = await answerOf(asked, controller.signal);
      if (controller.signal.aborted) break;
      answered.current = asked;
      if (wanted.current === asked) onAnswer(answer);
    }
    if (running.current === controller) running.current = null;
    setIsBusy(running.current !== null);
  }, [onAnswer]);

  useEffect(() => {
    wanted.current = question;
    if (question !== null) {
      void ask();
      return;
    }
    running.current?.abort();
    running.current = null;
    answered.current = null;
    setIsBusy(false);
    onAnswer({ kind: "empty" });
  }, [question, ask, onAnswer]);

  const askAgain = useCallback(() => {
    answered.current = null;
    void ask();
  }, [ask]);
  return { isBusy, askAgain };
}

async function answerOf({ lines, options }: Question, signal: AbortSignal): Promise<Answer> {
  try {
    const reply = await reasonLines(lines, options, signal);
    if (reply.completed) return { kind: "done", lines, reply };
    return { kind: "unavailable", message: reply.msg ?? CLIENT_ERRORS.serviceUnavailable };
  } catch (error) {
    return { kind: "unavailable", message: messageOf(error) };
  }
}

/** Refusals say what is wrong with the lines. Only a server that is away altogether is everybody's concern. */
function messageOf(error: unknown): string {
  if (!(error instanceof ApiProblem)) return CLIENT_ERRORS.serviceUnavailable;
  if (error.code === "network") reportProblem(error);
  return error.code === "too_many_lines" ? error.title : CLIENT_ERRORS.serviceUnavailable;
}
