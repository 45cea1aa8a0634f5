/** Tells whether something has been true for a while; short spells never count. */
import { useEffect, useState } from "react";

export function useLasting(isSo: boolean, ms: number): boolean {
  const [hasLasted, setHasLasted] = useState(false);
  useEffect(() => {
    if (!isSo) return setHasLasted(false);
    const timer = setTimeout(() => setHasLasted(true), ms);
    return () => clearTimeout(timer);
  }, [isSo, ms]);
  return isSo && hasLasted;
}
