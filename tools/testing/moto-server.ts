/** moto's server, which speaks as S3 does too: another one than that of the tests. It must be installed (`pip install "moto[server]"`). */
import { spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { findFreePort } from "./find-free-port.ts";
import type { S3Server } from "./s3-server.ts";

const START_MS = 30_000;

export async function startMoto(): Promise<Pick<S3Server, "url" | "settings" | "close">> {
  const port = await findFreePort();
  const child = spawn("moto_server", ["-H", "127.0.0.1", "-p", String(port)], { stdio: "ignore" });
  const url = `http://127.0.0.1:${port}`;
  const end = Date.now() + START_MS;
  // It lets anybody make a bucket.
  while (!(await fetch(`${url}/limpid`, { method: "PUT" }).catch(() => undefined))?.ok) {
    if (Date.now() > end || child.exitCode !== null) throw new Error("moto's server does not start: is it installed?");
    await sleep(100);
  }
  const credentials = { AWS_ACCESS_KEY_ID: "any", AWS_SECRET_ACCESS_KEY: "any" };
  return {
    url,
    settings: { ...credentials, STORE_URL: "s3://limpid/here", STORE_ENDPOINT: url },
    close: async () => void child.kill(),
  };
}
