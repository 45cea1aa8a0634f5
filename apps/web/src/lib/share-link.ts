/** The address under which others see something: https in production; on one's own machine there is only http. */
export function shareLink(origin: string, path: string, isProduction: boolean): string {
  const { host } = new URL(origin);
  const isLocal = /^(localhost|127\.|\[::1\])/.test(host);
  return `${isProduction && !isLocal ? "https" : "http"}://${host}${path}`;
}
