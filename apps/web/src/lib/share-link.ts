/** The address under which others see something: by the scheme that is in use, for nothing may answer at another one. */
export const shareLink = (path: string): string => new URL(path, location.origin).href;
