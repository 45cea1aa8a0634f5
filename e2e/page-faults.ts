/** What a page may not do in silence: log an error or a warning, throw, or break its content security policy. */
import type { Page } from "playwright-core";

export interface PageFaults {
  /** The faults nobody expected. */
  readonly list: () => readonly string[];
  /** Takes a fault as part of the story; the reason is for the reader. */
  readonly allow: (pattern: RegExp, reason: string) => void;
}

/** Chromium says so by its clock, which a busy machine outruns; routes.spec.ts sees whether the app takes what was fetched ahead. */
const LATE = /was preloaded using link preload but not used within a few seconds/;
/** Chromium itself logs each refused or broken request. */
const LOUD_KINDS = new Set(["error", "warning"]);

export function watchFaults(page: Page): PageFaults {
  const found: string[] = [];
  const allowed: RegExp[] = [];
  page.on("pageerror", (error) => found.push(`thrown: ${error.stack ?? error.message}`));
  page.on("crash", () => found.push("the page crashed"));
  page.on("console", (message) => {
    if (LOUD_KINDS.has(message.type()) && !LATE.test(message.text()))
      found.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  return {
    list: () => found.filter((fault) => !allowed.some((pattern) => pattern.test(fault))),
    allow: (pattern) => {
      allowed.push(pattern);
    },
  };
}
