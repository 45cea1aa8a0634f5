/** Before each file of component tests: a page with a size, and nothing left over from one test to the next. */
import { cleanup, configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";
import { CONDITION_MS } from "../../../../tools/testing/patience.ts";
import { resetMessages } from "../lib/messages.ts";

/** A small window is as large: what is virtual asks for these. */
const SIZE = { width: 1000, height: 600 } as const;

for (const [side, px] of [
  ["Width", SIZE.width],
  ["Height", SIZE.height],
] as const)
  for (const kind of ["offset", "client"])
    Object.defineProperty(HTMLElement.prototype, `${kind}${side}`, { configurable: true, get: () => px });

/** Texts that grow wait for fonts, none of which is loaded here. */
Object.defineProperty(document, "fonts", { configurable: true, value: new EventTarget() });

/** What is still asked when a test is over, and its fake service with it, fails instead of reaching the network. */
globalThis.fetch = () => Promise.reject(new TypeError("There is no network"));

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
configure({ asyncUtilTimeout: CONDITION_MS });
// Vitest has a setting for polls, and none for this.
const { waitFor } = vi;
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === "number" ? options : { timeout: CONDITION_MS, ...options });

afterEach(() => {
  cleanup();
  resetMessages();
  vi.unstubAllGlobals();
});
