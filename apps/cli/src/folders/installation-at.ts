import { databaseUrl, isUnavailable } from "@limpid/database";
import { bucketSettings, CannotOpen, type Installation, readSetting, StoreUnavailable } from "@limpid/files";
import { UserError } from "../user-error.ts";

/** What the settings in the environment, which are the service's, say beside the folder, or of it where none is named. */
export function installationAt(dataDir = process.env.DATA_DIR || "data"): Installation {
  const places = readPlaces();
  if (places.databaseUrl === undefined && places.bucket !== undefined)
    throw new UserError("STORE_URL: an SQLite file has its tables in DATA_DIR; set DATABASE_URL to a PostgreSQL");
  return { dataDir, ...places };
}

/** What it is known by, without what nobody may know. */
export function describeInstallation({ dataDir, databaseUrl: url, bucket }: Installation): string {
  const files = bucket === undefined ? dataDir : `s3://${bucket.bucket}/${bucket.prefix}`;
  return url === undefined ? files : `${files} and its PostgreSQL`;
}

/** Throws in words what the person at the terminal can mend; all else is the program's fault. */
export async function orUserError<Result>(work: Promise<Result>): Promise<Result> {
  return await work.catch((error: unknown) => {
    const isTheirs = error instanceof CannotOpen || error instanceof StoreUnavailable || isUnavailable(error);
    throw isTheirs && error instanceof Error ? new UserError(error.message, { cause: error }) : error;
  });
}

function readPlaces(): Pick<Installation, "databaseUrl" | "bucket"> {
  try {
    return {
      databaseUrl: readSetting(process.env, "DATABASE_URL", databaseUrl) ?? undefined,
      bucket: bucketSettings.read(process.env) ?? undefined,
    };
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
