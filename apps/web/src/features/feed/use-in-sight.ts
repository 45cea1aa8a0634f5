/** Calls `onSight` when an element comes near the screen. */
import { type RefCallback, useCallback, useEffect, useRef } from "react";

/** Early enough for the next cards to be there when one gets there. */
const MARGIN = "600px";

export function useInSight(onSight: () => void): RefCallback<Element> {
  const latest = useRef(onSight);
  useEffect(() => {
    latest.current = onSight;
  });
  return useCallback((element: Element | null) => {
    if (element === null || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((one) => one.isIntersecting) && latest.current(),
      {
        rootMargin: MARGIN,
      },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
}
