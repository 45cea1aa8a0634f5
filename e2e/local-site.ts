/** A web site on this machine that answers over https, as the URLs that people give do. */
import { readFile } from "node:fs/promises";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";

export interface LocalSite {
  readonly url: string;
  /** The product's server needs these to read from here: the address and the certificate. */
  readonly settings: Readonly<Record<string, string>>;
  readonly close: () => void;
}

const CERTIFICATE = fileURLToPath(new URL("files/local-site-certificate.pem", import.meta.url));
const KEY = fileURLToPath(new URL("files/local-site-key.pem", import.meta.url));

/** `pages`: path → text; everything else is not found. */
export async function startLocalSite(pages: Readonly<Record<string, string>>): Promise<LocalSite> {
  const [cert, key] = await Promise.all([readFile(CERTIFICATE), readFile(KEY)]);
  const server = createServer({ cert, key }, (request, reply) => {
    const page = pages[request.url ?? ""];
    if (page === undefined) reply.writeHead(404).end();
    else reply.end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `https://${host}`,
    settings: { FETCH_ALLOWED_HOSTS: host, NODE_EXTRA_CA_CERTS: CERTIFICATE },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
