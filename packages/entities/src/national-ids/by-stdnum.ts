/**
 * Checks of stdnum, which are python-stdnum's in JavaScript, taken as they are. A number comes to them in capitals and
 * without separators, and only where its shape is right: a check takes some microseconds, most of them for separators
 * and for the error that it builds.
 */

/** What every module of stdnum has. */
type Validate = (code: string) => { readonly isValid: boolean };

/** Whether one of several kinds of number reads it. */
export function byStdnum(...kinds: readonly Validate[]): (code: string) => boolean {
  return (code) => kinds.some((validate) => validate(code).isValid);
}
