/** A file dropped where no screen takes it must not make the browser leave the page for it. */
import { useEffect } from "react";

export function useStrayDrops(): void {
  useEffect(() => {
    const refuse = (event: DragEvent): void => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = "none";
    };
    const stop = new AbortController();
    window.addEventListener("dragover", refuse, { signal: stop.signal });
    window.addEventListener("drop", refuse, { signal: stop.signal });
    return () => stop.abort();
  }, []);
}
