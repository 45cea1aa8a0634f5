/** Marks a scroller at the sides where it goes on, so that `base.css` lets its content fade out there. */
import { type RefObject, useEffect, useRef } from "react";

export function useScrollEdges<Kind extends HTMLElement>(): RefObject<Kind | null> {
  const ref = useRef<Kind>(null);
  // What is inside may have changed with any rendering.
  useEffect(() => markEdges(ref.current));
  useEffect(() => {
    const scroller = ref.current;
    if (scroller === null) return;
    const mark = (): void => markEdges(scroller);
    const observer = new ResizeObserver(mark);
    observer.observe(scroller);
    scroller.addEventListener("scroll", mark, { passive: true });
    return () => {
      observer.disconnect();
      scroller.removeEventListener("scroll", mark);
    };
  }, []);
  return ref;
}

/** Scroll positions are fractions on some screens. */
const NEAR_PX = 1;

function markEdges(scroller: HTMLElement | null): void {
  if (scroller === null) return;
  const { scrollLeft, scrollWidth, clientWidth, offsetWidth, clientLeft } = scroller;
  scroller.toggleAttribute("data-more-before", scrollLeft > NEAR_PX);
  scroller.toggleAttribute("data-more-after", scrollLeft + clientWidth < scrollWidth - NEAR_PX);
  scroller.style.setProperty("--scrollbar", `${Math.max(0, offsetWidth - clientWidth - 2 * clientLeft)}px`);
}
