/** Identifies the build of the cleaning program, so that results of different builds are never mixed. */
declare const BUILD_FINGERPRINT: string | undefined;

/** Empty where the sources run as they are, which may change at any time. */
export const buildFingerprint: string = typeof BUILD_FINGERPRINT === "string" ? BUILD_FINGERPRINT : "";
