/** The session and the API key as a state machine without effects (specification §4 and the 401 of §8). */
import { LIMITS } from "@limpid/contract";

/** `none`: no key given; `invalid`: the last one tried was refused. */
export type KeyState = "none" | "checking" | "valid" | "invalid";

export interface SessionState {
  readonly sessionId: string | null;
  /** The server knows the session: calls may be made. */
  readonly isReady: boolean;
  readonly isBackendUp: boolean;
  readonly apiKey: string | null;
  readonly keyState: KeyState;
  readonly username: string | null;
}

export type SessionEvent =
  | { readonly kind: "opened"; readonly cookieId: string | null }
  | { readonly kind: "hello answered"; readonly sessionId: string }
  | { readonly kind: "key typed"; readonly apiKey: string }
  | {
      readonly kind: "key checked";
      readonly apiKey: string | null;
      readonly isValid: boolean;
      readonly username: string | null;
      /** The new id of a session that has become its user's. */
      readonly sessionId?: string | undefined;
    }
  /** Another window has given the session another id. */
  | { readonly kind: "cookie changed"; readonly cookieId: string | null }
  /** `sessionId`: the one that the refused call was made for; null where it named none. */
  | { readonly kind: "session refused"; readonly sessionId: string | null }
  /** The visitor ended the session. */
  | { readonly kind: "session ended"; readonly sessionId: string }
  | { readonly kind: "backend down" };

export type SessionEffect =
  | { readonly kind: "say hello"; readonly delayMs: number }
  | { readonly kind: "validate"; readonly sessionId: string; readonly apiKey: string | null; readonly delayMs: number }
  | { readonly kind: "keep cookie"; readonly sessionId: string }
  | { readonly kind: "erase cookie" }
  | { readonly kind: "say that the key ended" };

export interface SessionStep {
  readonly state: SessionState;
  readonly effects: readonly SessionEffect[];
}

export const NO_SESSION: SessionState = {
  sessionId: null,
  isReady: false,
  isBackendUp: true,
  apiKey: null,
  keyState: "none",
  username: null,
};

export function stepSession(state: SessionState, event: SessionEvent): SessionStep {
  switch (event.kind) {
    case "opened":
      return ask({ ...state, sessionId: state.sessionId ?? event.cookieId }, 0);
    case "hello answered":
      return welcome(state, event.sessionId);
    case "key typed":
      return typeKey(state, event.apiKey);
    case "key checked":
      return settleKey(state, event);
    case "cookie changed":
      return event.cookieId === null ? { state, effects: [] } : ask({ ...state, sessionId: event.cookieId }, 0);
    case "session refused":
      return refuse(state, event.sessionId);
    case "session ended":
      return refuse({ ...state, username: null }, event.sessionId);
    case "backend down":
      return ask({ ...state, isBackendUp: false }, LIMITS.maintenanceRetryMs);
  }
}

/** Validates the session there is, or asks for a new one. */
function ask(state: SessionState, delayMs: number): SessionStep {
  const { sessionId, apiKey } = state;
  if (sessionId === null) return { state, effects: [{ kind: "say hello", delayMs }] };
  return { state, effects: [{ kind: "validate", sessionId, apiKey, delayMs }] };
}

function welcome(state: SessionState, sessionId: string): SessionStep {
  const next = ask({ ...state, sessionId, isBackendUp: true }, 0);
  return { state: next.state, effects: [{ kind: "keep cookie", sessionId }, ...next.effects] };
}

function typeKey(state: SessionState, typed: string): SessionStep {
  const apiKey = typed.trim() === "" ? null : typed.trim();
  const keyState = apiKey === null ? "none" : "checking";
  const next = { ...state, apiKey, keyState, username: apiKey === null ? null : state.username } as const;
  return state.sessionId === null ? { state: next, effects: [] } : ask(next, 0);
}

function settleKey(former: SessionState, checked: Extract<SessionEvent, { kind: "key checked" }>): SessionStep {
  const { sessionId } = checked;
  if (sessionId === undefined) return settle(former, checked);
  const { state, effects } = settle({ ...former, sessionId }, checked);
  return { state, effects: [{ kind: "keep cookie", sessionId }, ...effects] };
}

function settle(state: SessionState, checked: Extract<SessionEvent, { kind: "key checked" }>): SessionStep {
  const up = { ...state, isReady: true, isBackendUp: true };
  const isOvertaken = checked.apiKey !== state.apiKey;
  if (isOvertaken) return { state: up, effects: [] };
  if (checked.isValid) return { state: { ...up, keyState: "valid", username: checked.username }, effects: [] };
  const keyState = state.keyState === "checking" || state.keyState === "valid" ? "invalid" : state.keyState;
  return { state: { ...up, apiKey: null, keyState, username: checked.username }, effects: [] };
}

/** A late refusal of a session that has been replaced says nothing of the present one, nor of one that is asked for. */
function refuse(state: SessionState, sessionId: string | null): SessionStep {
  if (sessionId !== null && sessionId !== state.sessionId) return { state, effects: [] };
  const cleared: SessionState = { ...NO_SESSION, isBackendUp: state.isBackendUp };
  const next = ask(cleared, 0);
  const effects: readonly SessionEffect[] = [{ kind: "erase cookie" }, ...next.effects];
  if (state.username === null) return { state: next.state, effects };
  return { state: next.state, effects: [{ kind: "say that the key ended" }, ...effects] };
}
