/**
 * Fetches a URL that a user gave, without letting it reach what is not public: https only, checked ports, every
 * address of a name checked, the socket bound to a checked address, every redirect checked again; size and time
 * bounded; no cookies, no credentials.
 */
import { lookup as dnsLookup, type LookupAddress } from "node:dns";
import { request as httpRequest, type IncomingMessage, type RequestOptions } from "node:http";
import { request as httpsRequest } from "node:https";
import type { LookupFunction } from "node:net";
import { isIP } from "node:net";
import type { Readable } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { explainFailure } from "./explain-failure.ts";
import { isForbiddenAddress } from "./forbidden-address.ts";

export type FetchFault = "bad_url" | "forbidden_host" | "failed" | "too_large" | "too_slow";

export class FetchError extends Error {
  constructor(
    readonly fault: FetchFault,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export interface SafeFetchOptions {
  readonly maxBytes: number;
  readonly totalMs: number;
  readonly idleMs: number;
  /** `host:port` pairs the operator trusts although they are private or not https. */
  readonly allowedHosts: readonly string[];
}

export interface Fetched {
  readonly fileName: string;
  /** The decoded body; ends with a FetchError when it grows too large or too slow. */
  readonly chunks: AsyncIterable<Buffer>;
}

const PORTS = new Set(["", "443", "8443"]);
const MAX_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** Reads a URL as the user typed it; throws a FetchError for one that may not be fetched. */
export function checkUrl(text: string, allowedHosts: readonly string[]): URL {
  if (!URL.canParse(text) || /[\s\\]/.test(text))
    throw new FetchError("bad_url", `"${text.slice(0, 200)}" is not a URL`);
  const url = new URL(text);
  if (url.username !== "" || url.password !== "") throw new FetchError("bad_url", "The URL must not hold a password");
  if (isAllowedHost(url, allowedHosts)) return url;
  if (url.protocol !== "https:" || !/^https:\/\/[^/]/i.test(text))
    throw new FetchError("bad_url", "Only https:// is read");
  if (!PORTS.has(url.port)) throw new FetchError("forbidden_host", `Port ${url.port} is not read`);
  const host = hostOf(url);
  if (isIP(host) !== 0 && isForbiddenAddress(host))
    throw new FetchError("forbidden_host", `${host} is not a public address`);
  if (/(^|\.)(localhost|local|internal)\.?$/i.test(host))
    throw new FetchError("forbidden_host", `${host} is not a public address`);
  return url;
}

export async function safeFetch(text: string, options: SafeFetchOptions): Promise<Fetched> {
  const deadline = AbortSignal.timeout(options.totalMs);
  let url = checkUrl(text, options.allowedHosts);
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    const response = await open(url, options, deadline);
    const status = response.statusCode ?? 0;
    const { location } = response.headers;
    if (REDIRECTS.has(status) && location !== undefined) {
      response.destroy();
      url = checkUrl(URL.canParse(location, url.href) ? new URL(location, url).href : location, options.allowedHosts);
      continue;
    }
    if (status !== 200) {
      response.destroy();
      throw new FetchError("failed", `${url.host} answered with status ${status}`);
    }
    return { fileName: fileNameOf(response, url), chunks: readBody(response, options, deadline) };
  }
  throw new FetchError("failed", `${url.host} redirects too often`);
}

function open(url: URL, options: SafeFetchOptions, deadline: AbortSignal): Promise<IncomingMessage> {
  const isTrusted = isAllowedHost(url, options.allowedHosts);
  const requestOptions: RequestOptions = {
    headers: { accept: "*/*", "accept-encoding": "gzip, deflate, br", "user-agent": "Limpid" },
    signal: deadline,
    timeout: options.idleMs,
    agent: false,
    ...(isTrusted ? {} : { lookup: lookupPublic }),
  };
  return new Promise((resolve, reject) => {
    const request = (url.protocol === "https:" ? httpsRequest : httpRequest)(url, requestOptions, resolve);
    request.once("timeout", () => request.destroy(new FetchError("too_slow", `${url.host} does not answer`)));
    request.once("error", (error) => reject(toFetchError(error, url.host)));
    request.end();
  });
}

/** Resolves a name for the socket itself, so that what was checked is what is connected to. */
const lookupPublic: LookupFunction = (hostname, options, callback) => {
  dnsLookup(hostname, { ...options, all: true }, (error, addresses) => {
    const first = addresses?.[0];
    if (error !== null || first === undefined) callback(error ?? new Error(`No address for ${hostname}`), "", 0);
    else if (addresses.some((address: LookupAddress) => isForbiddenAddress(address.address)))
      callback(new FetchError("forbidden_host", `${hostname} is not a public address`), "", 0);
    else if (options.all === true) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};

async function* readBody(
  response: IncomingMessage,
  options: SafeFetchOptions,
  deadline: AbortSignal,
): AsyncGenerator<Buffer> {
  let bytes = 0;
  response.setTimeout(options.idleMs, () => response.destroy(new FetchError("too_slow", "The file stopped coming")));
  try {
    for await (const chunk of decode(response)) {
      bytes += chunk.length;
      if (bytes > options.maxBytes) throw new FetchError("too_large", `More than ${options.maxBytes} bytes`);
      yield chunk;
    }
  } catch (error) {
    throw deadline.aborted
      ? new FetchError("too_slow", "The file took too long", { cause: error })
      : toFetchError(error, "The server");
  } finally {
    response.destroy();
  }
}

function decode(response: IncomingMessage): AsyncIterable<Buffer> {
  const decoders: Readonly<Record<string, () => ReturnType<typeof createGunzip>>> = {
    gzip: createGunzip,
    "x-gzip": createGunzip,
    deflate: createInflate,
    br: createBrotliDecompress,
  };
  const decoder = decoders[response.headers["content-encoding"]?.toLowerCase() ?? ""]?.();
  if (decoder === undefined) return response;
  response.once("error", (error) => decoder.destroy(error));
  return response.pipe(decoder) satisfies Readable;
}

function toFetchError(error: unknown, host: string): FetchError {
  if (error instanceof FetchError) return error;
  if (error instanceof Error && (error.name === "AbortError" || error.name === "TimeoutError"))
    return new FetchError("too_slow", `${host} took too long`, { cause: error });
  return new FetchError("failed", `${host} could not be read: ${explainFailure(error)}`, { cause: error });
}

function fileNameOf(response: IncomingMessage, url: URL): string {
  const given = /filename="?([^";]+)"?/i.exec(response.headers["content-disposition"] ?? "")?.[1];
  const last = url.pathname.split("/").at(-1) ?? "";
  return given ?? (safeDecode(last) || url.hostname);
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, "");
}

function isAllowedHost(url: URL, allowedHosts: readonly string[]): boolean {
  const isWeb = url.protocol === "http:" || url.protocol === "https:";
  return isWeb && allowedHosts.includes(url.host.toLowerCase());
}
