import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { ERRORS } from "@limpid/contract";
import { expect, it } from "vitest";
import { EDGE } from "./http-edge.ts";

it("a request whose headers do not end is answered by the error table when its time is over", async () => {
  const server = createServer({ headersTimeout: 50, requestTimeout: 100, connectionsCheckingInterval: 20 });
  server.on("clientError", EDGE.clientErrorHandler);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const text = await new Promise<string>((resolve, reject) => {
    let received = "";
    const socket = connect(port, "127.0.0.1", () => socket.write("GET / HTTP/1.1\r\nx: "));
    socket.setEncoding("utf8").on("data", (piece) => {
      received += String(piece);
    });
    socket.once("close", () => resolve(received)).once("error", reject);
  });
  server.close();
  const [head, body = ""] = text.split("\r\n\r\n");
  expect(head).toContain(`HTTP/1.1 ${ERRORS.request_too_slow.status}`);
  expect(JSON.parse(body)).toMatchObject({ code: "request_too_slow", status: 408 });
});
