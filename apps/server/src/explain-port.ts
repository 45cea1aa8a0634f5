/** What a person can do where the port cannot be had; undefined where it is something else. */
export function explainPort(error: unknown): string | undefined {
  const { code, port } = error as NodeJS.ErrnoException & { readonly port?: number };
  if (code === "EADDRINUSE")
    return `Port ${port} is in use by another program. Set PORT and REASONER_PORT to free ones.`;
  if (code === "EACCES" && port !== undefined)
    return `Port ${port} may not be opened by this user. Set PORT to one from 1024 on.`;
  return undefined;
}
