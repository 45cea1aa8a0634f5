/** Which methods a path answers, for those who ask it by another one (RFC 9110 §15.5.6). */
import type { FastifyInstance } from "fastify";

export type FindMethods = (url: string) => readonly string[];

/** Looks at all routes that are made from now on. */
export function watchMethods(app: FastifyInstance): FindMethods {
  const routes: { readonly pattern: RegExp; readonly methods: readonly string[] }[] = [];
  app.addHook("onRoute", ({ method, url }) => {
    routes.push({ pattern: patternOf(url), methods: [method].flat() });
  });
  return (url) => {
    const path = url.split("?")[0] ?? "";
    const methods = routes.flatMap((route) => (route.pattern.test(path) ? route.methods : []));
    return [...new Set(methods)].sort();
  };
}

/** Matches a path with parameters, such as /table/:name. */
function patternOf(url: string): RegExp {
  const parts = url
    .split(/(:\w+)/)
    .map((part) => (part.startsWith(":") ? "[^/]+" : part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")));
  return new RegExp(`^${parts.join("")}$`);
}
