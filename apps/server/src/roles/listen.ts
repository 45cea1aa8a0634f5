import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";

/** The address that it answers at. 0.0.0.0 is none to open in a browser. */
export async function listen(app: FastifyInstance, { host }: Pick<Config, "host">, port: number): Promise<string> {
  const address = await app.listen({ host, port });
  return address.replace("//0.0.0.0:", "//localhost:").replace("//[::]:", "//localhost:");
}
