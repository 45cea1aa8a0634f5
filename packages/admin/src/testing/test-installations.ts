/** The places that an installation may keep its things in, each new and empty for a test. */
import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { TEST_DATABASES, type TestDatabase } from "@limpid/database/testing";
import { type Installation, openFiles, type StoredFiles } from "@limpid/files";
import { tableFromRows } from "@limpid/table";
import { writeIngest } from "@limpid/tables";
import { makeDataDir } from "../../../../tools/testing/make-data-dir.ts";
import { type S3Server, startS3Server } from "../../../../tools/testing/s3-server.ts";

export interface TestInstallation {
  readonly installation: Installation;
  readonly test: TestDatabase;
  readonly files: StoredFiles;
  readonly s3: S3Server | undefined;
  readonly put: (key: string, content: string | Uint8Array) => Promise<void>;
  readonly remove: () => Promise<void>;
}

const PLACES = { folder: async () => undefined, bucket: startS3Server } as const;

/** The credentials of its bucket must be in the environment: `S3_CREDENTIALS`. */
export const TEST_INSTALLATIONS = TEST_DATABASES.flatMap((database) => {
  const { kind } = database;
  const places = kind === "sqlite" ? (["folder"] as const) : (["folder", "bucket"] as const);
  return places.map((place) => ({
    name: `${kind} and a ${place}`,
    open: async (): Promise<TestInstallation> => {
      const [test, s3] = [await database.open(), await PLACES[place]()];
      const bucket = s3 && { bucket: "limpid", prefix: "here/", endpoint: s3.url, region: "us-east-1" };
      const installation: Installation = {
        dataDir: test.dataDir,
        databaseUrl: test.databaseUrl,
        bucket: bucket && { ...bucket, isPathStyle: true, silentMs: 1000 },
      };
      const files = await openFiles(installation);
      const drafts = mkdtempSync(join(makeDataDir(), "drafts-"));
      return {
        ...{ installation, test, files, s3 },
        put: async (key, content) => {
          const draft = join(drafts, randomUUID());
          writeFileSync(draft, content);
          await files.put(key, draft);
        },
        remove: async () => {
          files.close();
          await s3?.close();
          await test.remove();
          rmSync(join(drafts, ".."), { recursive: true, force: true });
        },
      };
    },
  }));
});

export const S3_CREDENTIALS = { AWS_ACCESS_KEY_ID: "S3RVER", AWS_SECRET_ACCESS_KEY: "S3RVER" };

/** A whole file of Parquet. */
export async function anyParquet(): Promise<Buffer> {
  const folder = makeDataDir();
  const path = join(folder, "any.parquet");
  await writeIngest(path, tableFromRows(["a"], [["x"]]));
  const bytes = readFileSync(path);
  rmSync(folder, { recursive: true });
  return bytes;
}
