/**
 * Names that lead to private addresses, or to others from one question to the next, looked up by the system from a real name server: in a
 * network of its own, in which public addresses are those of this machine.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
const SCRIPT = fileURLToPath(new URL("../testing/foreign-names.ts", import.meta.url));
const PUBLIC = "93.184.216.34";
const PUBLIC_6 = "2606:2800:220:1::1";
const ADDRESSES = [`${PUBLIC}/32`, `${PUBLIC_6}/128`, "10.0.0.5/32", "fd00::5/128"];

/** The site answers for these names: a certificate for all of .example would not be believed. */
const NAMES = ["public", "public-six", "rebound", "rebound-later"].map((name) => `${name}.example`);

interface Outcome {
  readonly status: number;
  readonly msg: string;
  readonly reached: readonly string[];
  readonly asked: number;
}

/** In a network with these addresses, and with this file in place of the one that says who is the name server. */
const around = (resolver: string): readonly string[] => [
  "unshare",
  "-rmn",
  "sh",
  "-ec",
  [
    "ip link set lo up",
    ...ADDRESSES.map((address) => `ip addr add ${address} dev lo${address.includes(":") ? " nodad" : ""}`),
    `mount --bind ${resolver} /etc/resolv.conf`,
    'exec "$@"',
  ].join("; "),
  "sh",
];

const folder = mkdtempSync(join(tmpdir(), "limpid-names-"));
const resolver = join(folder, "resolv.conf");
writeFileSync(resolver, "nameserver 127.0.0.1\noptions timeout:1 attempts:1\n");
const [program = "", ...rest] = around(resolver);
const canRun =
  spawnSync(program, [...rest, "true"], { stdio: "ignore" }).status === 0 &&
  spawnSync("openssl", ["version"], { stdio: "ignore" }).status === 0;

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Needs Linux, where a user may make networks of their own, iproute2 and OpenSSL. */
describe.skipIf(!canRun)("a URL whose name", () => {
  let outcomes: Readonly<Record<string, Outcome>>;

  beforeAll(() => {
    const certificate = join(folder, "site.pem");
    const request = ["req", "-x509", "-nodes", "-newkey", "rsa:2048", "-days", "2", "-subj", "/CN=example"];
    const files = [
      "-keyout",
      certificate,
      "-out",
      `${certificate}.cert`,
      "-addext",
      `subjectAltName=${NAMES.map((name) => `DNS:${name}`).join(",")}`,
    ];
    execFileSync("openssl", [...request, ...files], { stdio: "ignore" });
    execFileSync("sh", ["-c", `cat ${certificate}.cert >> ${certificate}`]);
    const args = [...rest, process.execPath, "--import", "tsx", SCRIPT, certificate];
    outcomes = JSON.parse(execFileSync(program, args, { cwd: ROOT, encoding: "utf8" })) as typeof outcomes;
  });

  it.each([
    ["public.example", PUBLIC],
    ["public-six.example", PUBLIC_6],
  ])("is public is read, as proof that sites are reached here: %s", (name, address) => {
    expect(outcomes[name]).toMatchObject({ status: 1, reached: [address] });
  });

  it.each([
    "private.example",
    "loopback.example",
    "mixed.example",
    "private-six.example",
    "mixed-six.example",
    "mapped-six.example",
  ])("has a private address among its own is refused, and nothing is connected to: %s", (name) => {
    expect(outcomes[name]).toMatchObject({ status: 3, reached: [] });
    expect(outcomes[name]?.msg).toContain(`${name} is not a public address`);
  });

  it("is public when it is checked and private afterwards is read from where it was checked, and asked for once", () => {
    expect(outcomes["rebound.example"]).toMatchObject({ status: 1, reached: [PUBLIC], asked: 1 });
  });

  it("has become private by the time of a redirect is refused there, and only the public site was connected to", () => {
    expect(outcomes["rebound-later.example"]).toMatchObject({ status: 3, reached: [PUBLIC], asked: 2 });
    expect(outcomes["rebound-later.example"]?.msg).toContain("rebound-later.example is not a public address");
  });
});
