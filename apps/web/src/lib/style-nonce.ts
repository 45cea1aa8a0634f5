/**
 * The word by which the page's own styles are known to its content security policy; the server writes another one into
 * each page. Empty where there is no policy: in development.
 */
export function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? "";
}
