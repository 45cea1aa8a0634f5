/** Code to copy. */

import { useState } from "react";
import { copyText } from "../../../../lib/copy-text.ts";
import { Button } from "../../../../ui/parts/button.tsx";
import { Group } from "../../../../ui/parts/layout.ts";
import { ScrollRegion } from "../../../../ui/scroll-region.tsx";
import styles from "./modals.module.css";

export function Snippet({ code, onClose }: { readonly code: string; readonly onClose: () => void }) {
  const [isCopied, setIsCopied] = useState(false);
  return (
    <>
      <ScrollRegion className={styles.code} aria-label="Code">
        {code}
      </ScrollRegion>
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
        <Button onClick={() => void copyText(code).then(setIsCopied)}>{isCopied ? "Copied" : "Copy"}</Button>
      </Group>
    </>
  );
}
