/** The page's session: runs the state machine of session-state.ts against the server, the clock and the cookie. */
import { LABELS, MessageLevel } from "@limpid/contract";
import { call } from "./api.ts";
import { ApiProblem } from "./api-problem.ts";
import { describeDevice } from "./device-info.ts";
import { postMessage } from "./messages.ts";
import { erasedSessionCookie, readSessionCookie, sessionCookie } from "./session-cookie.ts";
import { NO_SESSION, type SessionEffect, type SessionEvent, type SessionState, stepSession } from "./session-state.ts";
import { createStore, useStore } from "./store.ts";

const UNAUTHORISED = 401;

const store = createStore<SessionState>(NO_SESSION);
let retry: ReturnType<typeof setTimeout> | undefined;
let turn: Promise<void> = Promise.resolve();

export const useSession = (): SessionState => useStore(store);

/** False once it is known that the browser does not: the page has a session then, and what is asked by address has none. */
export function useKeepsCookies(): boolean {
  const { isReady, sessionId } = useSession();
  return !isReady || sessionId === null || readSessionCookie(document.cookie) !== null;
}

/** Opens the stored session, else the cookie's, else a new one. */
export function openSession(): void {
  dispatch({ kind: "opened", cookieId: readSessionCookie(document.cookie) });
}

/** Validates a key at each keystroke. */
export function tryApiKey(apiKey: string): void {
  dispatch({ kind: "key typed", apiKey });
}

/** Call it when a broken event stream or a failed call shows that the server is down. */
export function reportProblem(problem: unknown): void {
  if (!(problem instanceof ApiProblem)) return;
  if (problem.isBackendDown && store.get().isBackendUp) dispatch({ kind: "backend down" });
  if (problem.code === "session_mismatch")
    dispatch({ kind: "cookie changed", cookieId: readSessionCookie(document.cookie) });
  if (problem.code === "no_session") dispatch({ kind: "session refused", sessionId: problem.sessionId });
}

/** Ends the session on the server permanently and requests a new one. */
export async function endSession(): Promise<void> {
  const { sessionId } = store.get();
  if (sessionId === null) return;
  try {
    await call("endSession", { body: { session_uuid: sessionId } });
    dispatch({ kind: "session ended", sessionId });
  } catch (error) {
    reportProblem(error);
  }
}

/** Calls the listener each time that the server is there again. The function returned ends that. */
export function onBackendReturn(listener: () => void): () => void {
  let wasUp = store.get().isBackendUp;
  return store.subscribe(() => {
    const { isBackendUp } = store.get();
    if (isBackendUp && !wasUp) listener();
    wasUp = isBackendUp;
  });
}

/** Asks whether the server and the session are still there. */
export function checkSession(): void {
  if (store.get().isBackendUp) openSession();
}

/** A key may have been given in another window while this one was out of sight. */
export function noticeCookie(): void {
  const { sessionId, isReady } = store.get();
  const cookieId = readSessionCookie(document.cookie);
  if (!document.hidden && isReady && cookieId !== sessionId) dispatch({ kind: "cookie changed", cookieId });
}

/** The session's id, as soon as there is one the server knows. */
export function sessionReady(): Promise<SessionState & { readonly sessionId: string }> {
  return new Promise((resolve) => {
    const settle = (): boolean => {
      const state = store.get();
      const { sessionId, isReady } = state;
      if (!isReady || sessionId === null) return false;
      resolve({ ...state, sessionId });
      return true;
    };
    if (settle()) return;
    const stop = store.subscribe(() => settle() && stop());
  });
}

function dispatch(event: SessionEvent): void {
  const { state, effects } = stepSession(store.get(), event);
  store.set(state);
  for (const effect of effects) run(effect);
}

function run(effect: SessionEffect): void {
  switch (effect.kind) {
    case "keep cookie":
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http
      document.cookie = sessionCookie(effect.sessionId, location.protocol === "https:");
      return;
    case "erase cookie":
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http
      document.cookie = erasedSessionCookie();
      return;
    case "say that the key ended":
      postMessage(LABELS.keyEnded, MessageLevel.error);
      return;
    case "say hello":
      after(effect.delayMs, sayHello);
      return;
    case "validate":
      after(effect.delayMs, () => validate(effect.sessionId, effect.apiKey));
      return;
  }
}

/** One question at a time: a later one replaces what was waiting. */
function after(delayMs: number, ask: () => Promise<SessionEvent>): void {
  clearTimeout(retry);
  if (delayMs === 0) takeTurn(ask);
  else retry = setTimeout(() => takeTurn(ask), delayMs);
}

/** One after another: a right key gives the session another id, for which the key of the next stroke is checked. */
function takeTurn(ask: () => Promise<SessionEvent>): void {
  turn = turn.then(async () => dispatch(await ask()));
}

async function sayHello(): Promise<SessionEvent> {
  try {
    const { session_uuid } = await call("hello", { body: describeDevice(new Date()) });
    return { kind: "hello answered", sessionId: session_uuid };
  } catch {
    return { kind: "backend down" };
  }
}

async function validate(askedId: string, apiKey: string | null): Promise<SessionEvent> {
  const sessionId = store.get().sessionId ?? askedId;
  try {
    const body = { session_uuid: sessionId, api_key: apiKey };
    const { is_valid, username, session_uuid } = await call("validateKey", { body });
    return { kind: "key checked", apiKey, isValid: is_valid, username, sessionId: session_uuid };
  } catch (error) {
    const isRefused = error instanceof ApiProblem && error.status === UNAUTHORISED;
    return isRefused ? { kind: "session refused", sessionId } : { kind: "backend down" };
  }
}
