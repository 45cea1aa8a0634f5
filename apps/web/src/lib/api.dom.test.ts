import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { askAhead, call } from "./api.ts";
import { ApiProblem } from "./api-problem.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const OVERLOADED = () => problem({ code: "overloaded", title: "Too much is going on" }, { "retry-after": "7" });

function problem(body: object, headers: Record<string, string>): Response {
  return Response.json({ status: 503, ...body }, { status: 503, headers });
}

/** Answers with each in turn; gives when it was asked. */
function answerWith(...answers: readonly Response[]): readonly number[] {
  const left = [...answers];
  const asked: number[] = [];
  vi.stubGlobal("fetch", async () => {
    asked.push(Date.now());
    return left.shift();
  });
  return asked;
}

it("a call that is put off is made again after the wait that it was told, and the page sees the answer alone", async () => {
  const asked = answerWith(OVERLOADED(), OVERLOADED(), Response.json([]));
  const answer = call("ids", { params: { count: 1 } } as never);
  await vi.advanceTimersByTimeAsync(6900);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await answer).toEqual([]);
  expect(asked).toHaveLength(3);
});

it("a call that is put off is given up with its signal", async () => {
  const asked = answerWith(OVERLOADED(), Response.json([]));
  const stop = new AbortController();
  const answer = expect(call("ids", { signal: stop.signal } as never)).rejects.toThrow("left");
  await vi.advanceTimersByTimeAsync(1000);
  stop.abort(new Error("left"));
  await answer;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(asked).toHaveLength(1);
});

it("a service that is away is nobody's wait here", async () => {
  answerWith(problem({ code: "unavailable", title: "Site is down" }, { "retry-after": "5" }));
  const refused = await call("ids", {} as never).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ApiProblem);
  expect(refused).toMatchObject({ code: "unavailable", isBackendDown: true });
});

it("what was asked ahead is the answer to the same question, once", async () => {
  const asked = answerWith(Response.json(["early"]), Response.json(["other"]), Response.json(["late"]));
  const fetched = vi.spyOn(globalThis, "fetch");
  const question = (count: number) => ({ params: { count } }) as never;
  askAhead("ids", question(1), "/same/answer");
  expect(fetched).toHaveBeenCalledWith("/same/answer");
  expect(await call("ids", question(2))).toEqual(["other"]);
  expect(await call("ids", question(1))).toEqual(["early"]);
  expect(await call("ids", question(1))).toEqual(["late"]);
  expect(asked).toHaveLength(3);
});

it.each([
  ["is refused", () => Promise.resolve(problem({ code: "internal" }, {}))],
  ["does not arrive", () => Promise.reject(new TypeError("no network"))],
])("what was asked ahead and %s is asked again", async (_, first) => {
  const answers = [first, () => Promise.resolve(Response.json(["again"]))];
  vi.stubGlobal("fetch", () => answers.shift()?.());
  const question = { params: { count: 1 } } as never;
  askAhead("ids", question, "/same/answer");
  expect(await call("ids", question)).toEqual(["again"]);
});

it.each([
  [
    "invalid_request",
    "body/scope must be equal to constant, body/scope must match a schema in anyOf",
    "The server did not accept this request. Please reload the page and try again",
  ],
  [
    "invalid_request",
    'The column "Name" has neither numbers nor days',
    'The column "Name" has neither numbers nor days',
  ],
  ["edit_refused", "A title must not be blank", "A title must not be blank"],
])("a refusal with %s and “%s” is shown as “%s”", async (code, detail, shown) => {
  answerWith(Response.json({ status: 422, code, title: "Refused", detail }, { status: 422 }));
  const refused = await call("ids", {} as never).catch((error: unknown) => error);
  expect((refused as ApiProblem).reason).toBe(shown);
  expect((refused as ApiProblem).message).not.toMatch(/must (be|match)/);
});
