/**
 * Uploads URLs whose names lead to where they must not, on a machine of its own making: `foreign-names.service.test.ts` gives it a network with these
 * addresses, this process as the name server, and a certificate. Prints what came of each, as JSON.
 */
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:https";
import { ApiClient } from "../../../../tools/testing/client.ts";
import { startServer } from "../../../../tools/testing/start-server.ts";
import { NameServer } from "./name-server.ts";

const PUBLIC = "93.184.216.34";
const PUBLIC_6 = "2606:2800:220:1::1";
const PRIVATE = ["10.0.0.5", "127.0.0.1", "fd00::5"];
const ZONE = {
  "public.example": [[PUBLIC]],
  "public-six.example": [[PUBLIC_6]],
  "private.example": [["10.0.0.5"]],
  "loopback.example": [["127.0.0.1"]],
  "mixed.example": [[PUBLIC, "10.0.0.5"]],
  "private-six.example": [["fd00::5"]],
  "mixed-six.example": [[PUBLIC, "fd00::5"]],
  "mapped-six.example": [["::ffff:10.0.0.5"]],
  "rebound.example": [[PUBLIC], ["10.0.0.5"]],
  "rebound-later.example": [[PUBLIC], ["10.0.0.5"]],
};
const PATHS = ["/people.csv", "/again.csv"] as const;

const [certificate = ""] = process.argv.slice(2);
const names = new NameServer(ZONE);
await names.listen(53, "127.0.0.1");
/** Addresses by which a site was connected to. */
let reached: string[] = [];
const sites = await Promise.all([PUBLIC, PUBLIC_6, ...PRIVATE].map((address) => openSite(address)));
const server = await startServer({ WORKERS: "1", NODE_EXTRA_CA_CERTS: certificate });
try {
  const client = await ApiClient.connect(server.url);
  const results: Record<string, object> = {};
  for (const name of Object.keys(ZONE)) {
    reached = [];
    const path = PATHS[name === "rebound-later.example" ? 1 : 0];
    const { body } = await client.uploadUrl(`https://${name}${path}`);
    const { status, msg } = await client.finish(body.result_uuid ?? "");
    results[name] = { status, msg, reached, asked: names.asked.filter((question) => question === `A ${name}`).length };
  }
  console.log(JSON.stringify(results));
} finally {
  await server.remove();
  for (const site of sites) site.close();
  names.close();
}

async function openSite(address: string): Promise<Server> {
  const pem = readFileSync(certificate);
  const site = createServer({ key: pem, cert: pem }, (request, reply) => {
    const again = request.url === PATHS[1];
    if (again) reply.writeHead(302, { location: `https://${request.headers.host}${PATHS[0]}` });
    reply.end(again ? "" : "id,name\n1,Ann\n");
  });
  site.on("connection", () => reached.push(address));
  await new Promise<void>((resolve) => site.listen(443, address, resolve));
  return site;
}
