/** Of the built program that cleans: what another build has left must not be mixed with what this one makes. */
declare const BUILD_FINGERPRINT: string | undefined;

/** Empty where the sources run as they are, which may change at any time. */
export const buildFingerprint: string = typeof BUILD_FINGERPRINT === "string" ? BUILD_FINGERPRINT : "";
