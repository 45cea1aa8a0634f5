import { expect, it } from "vitest";
import { Metrics } from "./metrics.ts";

it("counts a duration in every bucket that holds it", () => {
  const metrics = new Metrics();
  for (const seconds of [0.004, 0.02, 40]) metrics.requestSeconds.observe({ call: "hello", status: "200" }, seconds);
  const lines = metrics.render([]).split("\n");
  expect(lines).toContain('limpid_request_seconds_bucket{call="hello",status="200",le="0.005"} 1');
  expect(lines).toContain('limpid_request_seconds_bucket{call="hello",status="200",le="0.025"} 2');
  expect(lines).toContain('limpid_request_seconds_bucket{call="hello",status="200",le="30"} 2');
  expect(lines).toContain('limpid_request_seconds_bucket{call="hello",status="200",le="+Inf"} 3');
  expect(lines).toContain('limpid_request_seconds_sum{call="hello",status="200"} 40.024');
});

it("has a type for each name, and a line for each value", () => {
  const values = [{ labels: { lane: "clean" }, value: 2 }, { value: 3 }];
  const text = new Metrics().render([{ name: "limpid_things", help: "Things", values }]);
  expect(text).toContain('# TYPE limpid_things gauge\nlimpid_things{lane="clean"} 2\nlimpid_things 3\n');
  const names = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
  expect(new Set(names).size).toBe(names.length);
});
