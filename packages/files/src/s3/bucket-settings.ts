/** Parses the settings of a bucket. Each parser throws a message about what it does not accept. */

import type { BucketSettings } from "./bucket.ts";
import { type Environment, readSetting } from "./read-setting.ts";

export interface BucketPlace {
  readonly bucket: string;
  /** Empty, or ends with a slash. */
  readonly prefix: string;
}

export interface BucketRequest {
  /** Null for Amazon's. */
  readonly endpoint: string | null;
  /** Empty for the usual one. */
  readonly region: string;
  /** If undefined, path style is used with an endpoint. */
  readonly isPathStyle: boolean | undefined;
}

const USUAL_REGION = "us-east-1";

function bucketPlace(text: string): BucketPlace | null {
  if (text === "") return null;
  const [, bucket, prefix = ""] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w./-]*))?$/.exec(text) ?? [];
  if (bucket === undefined)
    throw new Error(
      "must be s3://bucket or s3://bucket/prefix; AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY say who asks",
    );
  const folders = prefix.split("/").filter((part) => part !== "");
  return { bucket, prefix: folders.map((part) => `${part}/`).join("") };
}

/** Credentials are separate settings, because the endpoint appears in error messages. */
function bucketEndpoint(text: string): string {
  if (text === "") return "";
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) throw new Error("must start with http:// or https://");
  const { username, password } = new URL(text);
  if (username + password !== "")
    throw new Error("must have no name and password; AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY say who asks");
  return text.replace(/\/+$/, "");
}

function bucketAt(place: BucketPlace, { endpoint, region, isPathStyle }: BucketRequest): BucketSettings {
  return { ...place, endpoint, region: region || USUAL_REGION, isPathStyle: isPathStyle ?? endpoint !== null };
}

/** Returns null without STORE_URL. Throws a message about a bad setting. */
function readBucketSettings(environment: Environment): BucketSettings | null {
  const place = readSetting(environment, "STORE_URL", bucketPlace);
  if (place === null) return null;
  return bucketAt(place, {
    endpoint: readSetting(environment, "STORE_ENDPOINT", bucketEndpoint) || null,
    region: environment.STORE_REGION || environment.AWS_REGION || "",
    isPathStyle: readSetting(environment, "STORE_PATH_STYLE", (text) => (text === "" ? undefined : text === "true")),
  });
}

/** Parses the settings of a bucket, one by one or all of an environment. */
export const bucketSettings = {
  parsePlace: bucketPlace,
  parseEndpoint: bucketEndpoint,
  at: bucketAt,
  read: readBucketSettings,
} as const;
