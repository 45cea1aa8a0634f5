/** Marks a scroller at the sides where it goes on, so that `base.css` lets its content fade out there. */
import { type RefObject, useEffect, useRef } from "react";

export function useScrollEdges<Kind extends HTMLElement>(): RefObject<Kind | null> {
  const ref = useRef<Kind>(null);
  const observerRef = useRef<ResizeObserver>(undefined);
  useEffect(() => {
    const scroller = ref.current;
    if (scroller === null) return;
    const mark = (): void => markEdges(scroller);
    observerRef.current = new ResizeObserver(mark);
    scroller.addEventListener("scroll", mark, { passive: true });
    return () => {
      observerRef.current?.disconnect();
      scroller.removeEventListener("scroll", mark);
    };
  }, []);
  // What is inside may have changed with any rendering. Observing an element again reports its size after layout, while
  // reading the size now would force a layout of the whole page.
  useEffect(() => {
    if (ref.current === null) return;
    observerRef.current?.unobserve(ref.current);
    observerRef.current?.observe(ref.current);
  });
  return ref;
}

/** Scroll positions are fractions on some screens. */
const NEAR_PX = 1;

function markEdges(scroller: HTMLElement): void {
  const { scrollLeft, scrollWidth, clientWidth, offsetWidth, clientLeft } = scroller;
  scroller.toggleAttribute("data-more-before", scrollLeft > NEAR_PX);
  scroller.toggleAttribute("data-more-after", scrollLeft + clientWidth < scrollWidth - NEAR_PX);
  scroller.style.setProperty("--scrollbar", `${Math.max(0, offsetWidth - clientWidth - 2 * clientLeft)}px`);
}
