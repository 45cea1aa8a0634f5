/** As far as the tests need it: no types are published of it. */
declare module "@20minutes/s3rver" {
  import type { RequestListener } from "node:http";

  export default class S3rver {
    constructor(options: Readonly<Record<string, unknown>>);
    configureBuckets(): Promise<unknown>;
    callback(): RequestListener;
  }
}
