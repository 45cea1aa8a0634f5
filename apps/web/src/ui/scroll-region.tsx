/** An area that scrolls, and can be reached and moved by key. It fades out where it goes on sideways. */
import type { ComponentProps } from "react";
import { useScrollEdges } from "./use-scroll-edges.ts";

export function ScrollRegion(props: ComponentProps<"section">) {
  const ref = useScrollEdges<HTMLElement>();
  // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard cannot scroll
  return <section ref={ref} {...props} tabIndex={0} />;
}
