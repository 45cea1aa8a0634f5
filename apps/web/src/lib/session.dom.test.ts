import { expect, it } from "vitest";
import { fakeService, refuse } from "../testing/fake-service.ts";
import { call } from "./api.ts";
import { openSession, reportProblem, sessionReady } from "./session.ts";

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
