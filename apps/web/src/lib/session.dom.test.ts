import { expect, it, vi } from "vitest";
import { fakeService, refuse } from "../testing/fake-service.ts";
import { call } from "./api.ts";
import { noticeCookie, openSession, reportProblem, sessionReady, tryApiKey } from "./session.ts";

it("a session that is begun anew outlives the late refusals of the one before", async () => {
  const sessions = ["one", "another", "a third"];
  const service = fakeService({
    hello: () => ({ session_uuid: sessions.shift()! }),
    validateKey: () => ({ is_valid: false, api_key: null, username: null }),
    cleanAll: () => refuse(401, "no_session", "No session"),
  });
  openSession();
  const before = (await sessionReady()).sessionId;
  const ask = () => call("cleanAll", { params: { job_uuid: "job" }, body: { session_uuid: before } });
  const refused = await Promise.allSettled([ask(), ask()]);
  const [early, late] = refused.map((one) => (one.status === "rejected" ? one.reason : undefined));
  reportProblem(early);
  const begun = (await sessionReady()).sessionId;
  expect(begun).not.toBe(before);
  const asked = service.asked("hello").length;
  reportProblem(late);
  expect((await sessionReady()).sessionId).toBe(begun);
  expect(service.asked("hello")).toHaveLength(asked);
});

it("a key that is typed on after it was right is checked for the session's other id", async () => {
  const service = fakeService({
    validateKey: ({ session_uuid, api_key }) => {
      if (api_key === "right") return { is_valid: true, api_key, username: "ann", session_uuid: "afterwards" };
      if (session_uuid === "afterwards") return { is_valid: false, api_key: null, username: null };
      return refuse(403, "session_mismatch", "Another session") as never;
    },
  });
  await sessionReady();
  tryApiKey("right");
  tryApiKey("right on");
  await vi.waitFor(() => {
    expect(service.asked("validateKey").at(-1)).toEqual({ session_uuid: "afterwards", api_key: "right on" });
  });
  expect((await sessionReady()).sessionId).toBe("afterwards");
});

it("a key that another window has given is noticed when this one is seen again", async () => {
  const service = fakeService({
    validateKey: () => ({ is_valid: false, api_key: null, username: "ann" }),
  });
  const { sessionId } = await sessionReady();
  const cookie = vi.spyOn(document, "cookie", "get").mockReturnValue(`session_uuid=${sessionId}`);
  noticeCookie();
  expect(service.asked("validateKey")).toEqual([]);
  cookie.mockReturnValue("session_uuid=given-elsewhere");
  noticeCookie();
  await vi.waitFor(async () => {
    expect(await sessionReady()).toMatchObject({ sessionId: "given-elsewhere", username: "ann" });
  });
  expect(service.asked("validateKey")).toEqual([{ session_uuid: "given-elsewhere", api_key: null }]);
  cookie.mockRestore();
});
