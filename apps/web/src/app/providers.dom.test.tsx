import { useQuery } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { call } from "../lib/api.ts";
import { openSession } from "../lib/session.ts";
import { fakeService, refuse } from "../testing/fake-service.ts";
import { Providers } from "./providers.tsx";

const MINUTE_MS = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function Name() {
  const { data, isError } = useQuery({
    queryKey: ["name"],
    queryFn: ({ signal }) => call("table", { params: { job_uuid: "job" }, signal }),
  });
  return <p>{isError ? "failed" : (data?.name ?? "waits")}</p>;
}

it("what has failed while the server was down for a minute is asked for again once it is there", async () => {
  let isDown = true;
  const down = refuse(502, "internal", "Bad gateway");
  fakeService({
    validateKey: () => (isDown ? (down as never) : { is_valid: false, api_key: null, username: null }),
    table: () => (isDown ? down : ({ name: "Contacts" } as never)),
  });
  openSession();
  render(
    <Providers>
      <Name />
    </Providers>,
  );
  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS));
  expect(screen.getByText("failed")).toBeDefined();
  isDown = false;
  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS));
  expect(screen.getByText("Contacts")).toBeDefined();
});
