import { describe, expect, it } from "vitest";
import { NO_SESSION, type SessionEvent, type SessionState, stepSession } from "./session-state.ts";

const after = (state: SessionState, ...events: readonly SessionEvent[]) =>
  events.reduce((last, event) => stepSession(last.state, event), {
    state,
    effects: [],
  } as ReturnType<typeof stepSession>);

const READY: SessionState = { ...NO_SESSION, sessionId: "s1", isReady: true };
const checked = (apiKey: string | null, isValid: boolean, username: string | null = null): SessionEvent => ({
  kind: "key checked",
  apiKey,
  isValid,
  username,
});

describe("opening the page", () => {
  it.each([
    ["validates the session it holds, whatever the cookie says", "held", "cookie", "held"],
    ["validates the cookie's session when it holds none", null, "cookie", "cookie"],
  ])("%s", (_, held, cookieId, expected) => {
    const { effects } = stepSession({ ...NO_SESSION, sessionId: held }, { kind: "opened", cookieId });
    expect(effects).toEqual([{ kind: "validate", sessionId: expected, apiKey: null, delayMs: 0 }]);
  });

  it("asks for a new session when there is none", () => {
    const { effects } = stepSession(NO_SESSION, { kind: "opened", cookieId: null });
    expect(effects).toEqual([{ kind: "say hello", delayMs: 0 }]);
  });

  it("keeps a new session in the cookie and validates it", () => {
    const { effects } = stepSession(NO_SESSION, { kind: "hello answered", sessionId: "new" });
    expect(effects.map((effect) => effect.kind)).toEqual(["keep cookie", "validate"]);
  });

  it("is not ready before the session is validated", () => {
    const { state } = stepSession(NO_SESSION, { kind: "hello answered", sessionId: "new" });
    expect(state.isReady).toBe(false);
    expect(after(state, checked(null, false)).state.isReady).toBe(true);
  });
});

describe("a session of a user that the server knows no more", () => {
  const OF_ANN: SessionState = { ...READY, apiKey: "k", keyState: "valid", username: "ann" };

  it("is told so, and goes on as a visitor's", () => {
    const { state, effects } = stepSession(OF_ANN, { kind: "session refused", sessionId: "s1" });
    expect(effects.map(({ kind }) => kind)).toEqual(["say that the key ended", "erase cookie", "say hello"]);
    expect(state).toEqual(NO_SESSION);
  });

  it("is told nothing where its visitor has ended it, or it was no user's", () => {
    for (const [before, event] of [
      [OF_ANN, { kind: "session ended", sessionId: "s1" }],
      [READY, { kind: "session refused", sessionId: "s1" }],
    ] as const)
      expect(stepSession(before, event).effects.map(({ kind }) => kind)).toEqual(["erase cookie", "say hello"]);
  });
});

describe("a backend that is away", () => {
  it("is asked again after five seconds, and up again on success", () => {
    const down = stepSession(NO_SESSION, { kind: "backend down" });
    expect(down.state.isBackendUp).toBe(false);
    expect(down.effects).toEqual([{ kind: "say hello", delayMs: 5000 }]);
    expect(stepSession(down.state, { kind: "hello answered", sessionId: "s" }).state.isBackendUp).toBe(true);
  });

  it("does not cost the session or the key", () => {
    const { state, effects } = stepSession({ ...READY, apiKey: "k", keyState: "valid" }, { kind: "backend down" });
    expect(state).toMatchObject({ sessionId: "s1", apiKey: "k", isReady: true });
    expect(effects).toEqual([{ kind: "validate", sessionId: "s1", apiKey: "k", delayMs: 5000 }]);
  });
});

describe("the API key", () => {
  it("becomes the session's key with its username when valid", () => {
    const { state } = after(READY, { kind: "key typed", apiKey: " k1 " }, checked("k1", true, "ann"));
    expect(state).toMatchObject({ apiKey: "k1", keyState: "valid", username: "ann" });
  });

  it("is set to null when refused", () => {
    const { state } = after(READY, { kind: "key typed", apiKey: "nope" }, checked("nope", false));
    expect(state).toMatchObject({ apiKey: null, keyState: "invalid", username: null });
  });

  it("ignores the answer to an earlier keystroke", () => {
    const { state } = after(READY, { kind: "key typed", apiKey: "ab" }, checked("a", true, "wrong"));
    expect(state).toMatchObject({ apiKey: "ab", keyState: "checking", username: null });
  });

  it.each(["", "   "])("is no key when the box holds %j", (apiKey) => {
    const { state } = after({ ...READY, keyState: "invalid" }, { kind: "key typed", apiKey });
    expect(state).toMatchObject({ apiKey: null, keyState: "none" });
  });

  it("is not invalid because the session has none", () => {
    expect(after(READY, checked(null, false)).state.keyState).toBe("none");
  });
});

it("answers a 401 with a cleared key, an erased cookie and a new session", () => {
  const valid: SessionState = { ...READY, apiKey: "k", keyState: "valid" };
  const { state, effects } = stepSession(valid, { kind: "session refused", sessionId: "s1" });
  expect(state).toMatchObject({ sessionId: null, apiKey: null, isReady: false });
  expect(effects).toEqual([{ kind: "erase cookie" }, { kind: "say hello", delayMs: 0 }]);
});

describe("a refusal of a session that has been replaced", () => {
  const late: SessionEvent = { kind: "session refused", sessionId: "s0" };

  it("does not throw the new one away", () => {
    expect(stepSession(READY, late)).toEqual({ state: READY, effects: [] });
  });

  it("does not ask for a second one while the first is on its way", () => {
    const asked = after({ ...READY, sessionId: "s0" }, late);
    expect(asked.effects).toContainEqual({ kind: "say hello", delayMs: 0 });
    expect(stepSession(asked.state, late)).toEqual({ state: asked.state, effects: [] });
  });

  it("of no known session asks for a new one", () => {
    const { state } = stepSession(READY, { kind: "session refused", sessionId: null });
    expect(state.sessionId).toBeNull();
  });
});

describe("a session that becomes its user's", () => {
  const renewed: SessionEvent = { kind: "key checked", apiKey: "k1", isValid: true, username: "ann", sessionId: "s2" };

  it("goes on under its other id, which the cookie keeps", () => {
    const { state, effects } = after(READY, { kind: "key typed", apiKey: "k1" }, renewed);
    expect(state).toMatchObject({ sessionId: "s2", isReady: true, keyState: "valid", username: "ann" });
    expect(effects).toEqual([{ kind: "keep cookie", sessionId: "s2" }]);
  });

  it("does so also where another key was typed meanwhile", () => {
    const { state } = after(READY, { kind: "key typed", apiKey: "k12" }, renewed);
    expect(state).toMatchObject({ sessionId: "s2", apiKey: "k12", keyState: "checking" });
  });

  it("in another window is taken over from the cookie", () => {
    const { state, effects } = stepSession(READY, { kind: "cookie changed", cookieId: "s2" });
    expect(state.sessionId).toBe("s2");
    expect(effects).toEqual([{ kind: "validate", sessionId: "s2", apiKey: null, delayMs: 0 }]);
    expect(stepSession(READY, { kind: "cookie changed", cookieId: null })).toEqual({ state: READY, effects: [] });
  });
});
