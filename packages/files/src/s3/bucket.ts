/**
 * Accesses a bucket of S3 or a compatible store. It uses only what all of them support: no checksums of their own, no
 * conditions, no bulk deletion. The client library is large and loaded only if there is a bucket.
 */
import type { Readable } from "node:stream";
import type { S3Client } from "@aws-sdk/client-s3";
import { CannotOpenStore, StoreUnavailable } from "./store-unavailable.ts";

export interface BucketSettings {
  readonly bucket: string;
  /** Prefix of all keys; empty, or ends with a slash. */
  readonly prefix: string;
  /** Null for Amazon's. */
  readonly endpoint: string | null;
  readonly region: string;
  /** Whether the bucket is in the path rather than in the host name. */
  readonly isPathStyle: boolean;
  /** Time without data, in ms, after which a response is given up; 20 seconds by default. */
  readonly silentMs?: number;
}

export interface StoredFacts {
  readonly bytes: number;
  /** Modification time of the stored file in ms; another time means another file. */
  readonly version: number;
  /** Null for an object that another program has stored. */
  readonly sha256: string | null;
  readonly storedAt: Date;
}

export interface ListedObject {
  readonly key: string;
  readonly bytes: number;
  readonly storedAt: Date;
}

export interface Content {
  readonly bytes: number;
  readonly version: number;
  readonly sha256: string;
  readonly body: Buffer | Readable;
}

/** Prefix of the markers for used files: empty objects whose time is that of the last use. */
export const USED = "used/";

type Client = Awaited<ReturnType<typeof loadClient>>;

const CONNECT_MS = 3000;
/** Limits silence, because a large object may take longer as a whole. */
const SILENT_MS = 20_000;
/** Larger uploads have no total limit as long as they progress, since they may take minutes. */
const SHORT_BYTES = 1024 * 1024;
/** Sent data may stay in buffers for some time without visible progress. */
const SENDING_FACTOR = 3;
const TRIES = 3;
const PART_BYTES = 16 * 1024 * 1024;
const NOT_THERE = 404;
/** Written at the start, so that missing write permission is reported before the first upload. */
const PROBE = "opened";

export class Bucket {
  private constructor(
    private readonly settings: BucketSettings,
    private readonly client: S3Client,
    /** Used for long uploads. */
    private readonly sender: S3Client,
    private readonly sdk: Client,
    /** From the settings, or the default. */
    readonly silentMs: number,
  ) {}

  /** Rejects with `CannotOpenStore` if the bucket is not writable. */
  static async open(settings: BucketSettings): Promise<Bucket> {
    const sdk = await loadClient();
    const silentMs = settings.silentMs ?? SILENT_MS;
    const clientWith = (patience: { readonly requestTimeout?: number; readonly socketTimeout?: number }): S3Client =>
      new sdk.S3Client({
        region: settings.region,
        ...(settings.endpoint !== null && { endpoint: settings.endpoint }),
        forcePathStyle: settings.isPathStyle,
        maxAttempts: TRIES,
        requestChecksumCalculation: "WHEN_REQUIRED",
        responseChecksumValidation: "WHEN_REQUIRED",
        requestHandler: { connectionTimeout: CONNECT_MS, throwOnRequestTimeout: true, ...patience },
      });
    const client = clientWith({ requestTimeout: silentMs });
    const sender = clientWith({ socketTimeout: SENDING_FACTOR * silentMs });
    const bucket = new Bucket(settings, client, sender, sdk, silentMs);
    try {
      await client.send(new sdk.HeadBucketCommand({ Bucket: settings.bucket }));
      await client.send(new sdk.PutObjectCommand({ ...bucket.place(PROBE), Body: Buffer.alloc(0) }));
      return bucket;
    } catch (error) {
      bucket.close();
      throw new CannotOpenStore(explain(error, settings));
    }
  }

  async head(key: string): Promise<StoredFacts | undefined> {
    try {
      const facts = await this.client.send(new this.sdk.HeadObjectCommand(this.place(key)));
      return factsOf(facts);
    } catch (error) {
      if (statusOf(error) !== NOT_THERE) throw unavailable("look for", key, error);
    }
    // HEAD has no response body and cannot distinguish a missing file from a missing bucket.
    const found = await this.open(key);
    found?.body.destroy();
    return found?.facts;
  }

  /** The caller must read or destroy the content. */
  async open(key: string): Promise<{ readonly facts: StoredFacts; readonly body: Readable } | undefined> {
    try {
      const found = await this.client.send(new this.sdk.GetObjectCommand(this.place(key)));
      return { facts: factsOf(found), body: found.Body as Readable };
    } catch (error) {
      if (nameOf(error) === "NoSuchKey") return undefined;
      throw unavailable("read", key, error);
    }
  }

  async put(key: string, { bytes, version, sha256, body }: Content): Promise<void> {
    const metadata = { mtime: String(version), sha256 };
    try {
      if (Buffer.isBuffer(body)) {
        const whole = { ...this.place(key), Body: body, ContentLength: bytes, Metadata: metadata };
        await (bytes > SHORT_BYTES ? this.sender : this.client).send(new this.sdk.PutObjectCommand(whole));
        return;
      }
      // Uploads parts, each of which can be retried.
      const params = { ...this.place(key), Body: body, Metadata: metadata };
      await new this.sdk.Upload({ client: this.sender, params, partSize: PART_BYTES, queueSize: 2 }).done();
    } catch (error) {
      throw unavailable("store", key, error);
    } finally {
      if (!Buffer.isBuffer(body)) body.destroy();
    }
  }

  /** Returns false if there is nothing to copy. */
  async copy(from: string, to: string): Promise<boolean> {
    const source = this.place(from);
    const copied = `${source.Bucket}/${source.Key.split("/").map(encodeURIComponent).join("/")}`;
    try {
      await this.client.send(new this.sdk.CopyObjectCommand({ ...this.place(to), CopySource: copied }));
      return true;
    } catch (error) {
      if (nameOf(error) === "NoSuchKey") return false;
      throw unavailable("copy", from, error);
    }
  }

  async remove(key: string): Promise<void> {
    try {
      await this.client.send(new this.sdk.DeleteObjectCommand(this.place(key)));
    } catch (error) {
      if (nameOf(error) !== "NoSuchKey") throw unavailable("remove", key, error);
    }
  }

  /** Lists all objects whose keys begin with the prefix. */
  async *list(prefix: string): AsyncGenerator<ListedObject> {
    let after: string | undefined;
    do {
      const page = await this.askList(prefix, { after });
      yield* page.objects;
      after = page.next;
    } while (after !== undefined);
  }

  /** Returns the names of files and folders in a folder. */
  async names(folder: string): Promise<string[]> {
    const names: string[] = [];
    let after: string | undefined;
    do {
      const page = await this.askList(folder, { after, isFlat: true });
      names.push(...page.folders, ...page.objects.map(({ key }) => key.slice(folder.length)));
      after = page.next;
    } while (after !== undefined);
    return names;
  }

  close(): void {
    this.client.destroy();
    this.sender.destroy();
  }

  private async askList(prefix: string, { after, isFlat = false }: ListOptions) {
    const { Bucket: bucket, Key: whole } = this.place(prefix);
    const own = this.settings.prefix.length;
    const input = { Bucket: bucket, Prefix: whole, ContinuationToken: after, ...(isFlat && { Delimiter: "/" }) };
    const page = await this.client.send(new this.sdk.ListObjectsV2Command(input)).catch((error: unknown) => {
      throw unavailable("list", prefix, error);
    });
    const objects = (page.Contents ?? []).map(({ Key = "", Size = 0, LastModified = new Date(0) }) => {
      return { key: Key.slice(own), bytes: Size, storedAt: LastModified };
    });
    const folders = (page.CommonPrefixes ?? []).map(({ Prefix = "" }) => Prefix.slice(own + prefix.length, -1));
    return { objects, folders, next: page.IsTruncated === true ? page.NextContinuationToken : undefined };
  }

  private place(key: string): { readonly Bucket: string; readonly Key: string } {
    return { Bucket: this.settings.bucket, Key: this.settings.prefix + key };
  }
}

interface ListOptions {
  readonly after?: string | undefined;
  readonly isFlat?: boolean;
}

async function loadClient() {
  const [client, { Upload }] = await Promise.all([import("@aws-sdk/client-s3"), import("@aws-sdk/lib-storage")]);
  return { ...client, Upload };
}

interface FactsReply {
  readonly ContentLength?: number | undefined;
  readonly LastModified?: Date | undefined;
  readonly Metadata?: Record<string, string> | undefined;
}

function factsOf({ ContentLength = 0, LastModified = new Date(0), Metadata: { mtime, sha256 } = {} }: FactsReply) {
  const version = Number(mtime ?? LastModified.getTime());
  return { bytes: ContentLength, version, sha256: sha256 ?? null, storedAt: LastModified };
}

/** Omits the cause, because the library's errors contain parts of signed requests. */
function unavailable(what: string, key: string, error: unknown): StoreUnavailable {
  return new StoreUnavailable(`The store does not let us ${what} "${key}": ${describeError(error)}`);
}

function describeError(error: unknown): string {
  const status = statusOf(error);
  const { code } = error as { readonly code?: unknown };
  const reason = typeof code === "string" ? code : nameOf(error);
  return status === undefined ? reason : `${reason}, ${status}`;
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : "";
}

function statusOf(error: unknown): number | undefined {
  return (error as { readonly $metadata?: { readonly httpStatusCode?: number } }).$metadata?.httpStatusCode;
}

const CREDENTIALS =
  /^(InvalidAccessKeyId|SignatureDoesNotMatch|AccessDenied|Forbidden|ExpiredToken|InvalidToken|CredentialsProviderError|.*Unauthorized.*)$/;

function explain(error: unknown, { bucket, endpoint, region }: BucketSettings): string {
  const where = `the bucket "${bucket}" ${endpoint === null ? `of Amazon S3 in ${region}` : `at ${endpoint}`}`;
  const name = nameOf(error);
  if (name === "NoSuchBucket" || statusOf(error) === NOT_THERE)
    return `Cannot use ${where}: there is no such bucket; make it, or set STORE_URL`;
  if (CREDENTIALS.test(name) || statusOf(error) === 403)
    return `Cannot use ${where}: it refuses the credentials; set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, which must be let list, read, write and remove`;
  if (statusOf(error) === 301 || name === "PermanentRedirect")
    return `Cannot use ${where}: it is in another region; set STORE_REGION`;
  return `Cannot reach ${where}: ${describeError(error)}`;
}
