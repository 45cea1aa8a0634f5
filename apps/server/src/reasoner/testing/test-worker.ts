/** The thread of the pool's test: it answers, fails, refuses, dies, or never comes back. */
import { parentPort } from "node:worker_threads";
import { serialise } from "../serialise.ts";
import type { Work, WorkResult } from "../work.ts";

const post = (result: WorkResult): void => parentPort?.postMessage(result);

parentPort?.on("message", (work: Work) => {
  const input = work.kind === "line" ? work.request.input : `${work.body.byteLength} bytes`;
  if (input === "die") process.exit(1);
  while (input === "hang");
  if (input === "fail") post({ kind: "failed", message: "as asked" });
  else if (input === "refuse") post({ kind: "refused", code: "invalid_request", detail: "as asked" });
  else post({ kind: "done", body: serialise(input) });
});
post({ kind: "ready" });
