/** Uploads, cleans, edits, searches, queries and exports on a server of its own; prints "done" when all of it worked. */
import { ApiClient } from "../../../../tools/testing/client.ts";
import { startServer } from "../../../../tools/testing/start-server.ts";

const TEXT = "name,day,mail\nAnn,13/02/2024,ann@example.org\nBob,14/02/2024,bob@example.org\n";

const server = await startServer({ WORKERS: "1" });
try {
  const client = await ApiClient.connect(server.url);
  const table = await client.upload(TEXT, { listed: true });
  await client.finish(table);
  await client.editOutput(table, 0, 0, "Eve");
  for (const format of ["csv", "excel", "json", "parquet"])
    await expectOk(client.get(`/api/v1/get/${table}/${format}`));
  await expectOk(
    client.post("/api/v1/sql", { session_uuid: client.session, query: `select count(*) from "${table}"` }),
  );
  console.log("done");
} finally {
  await server.remove();
}

async function expectOk(reply: Promise<{ readonly status: number }>): Promise<void> {
  const { status } = await reply;
  if (status !== 200) throw new Error(`The reply is ${status}`);
}
