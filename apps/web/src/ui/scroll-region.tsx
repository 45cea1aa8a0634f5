/** An area that scrolls, and can be reached and moved by key. */
import type { ComponentProps } from "react";

export function ScrollRegion(props: ComponentProps<"section">) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard cannot scroll
  return <section {...props} tabIndex={0} />;
}
