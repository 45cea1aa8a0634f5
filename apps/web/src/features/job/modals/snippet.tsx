/** Code to copy. */
import { Button, Group } from "@mantine/core";
import { useState } from "react";
import { copyText } from "../../../lib/copy-text.ts";
import styles from "./modals.module.css";

export function Snippet({ code, onClose }: { readonly code: string; readonly onClose: () => void }) {
  const [isCopied, setIsCopied] = useState(false);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <pre className={styles.code} tabIndex={0}>
        {code}
      </pre>
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
        <Button onClick={() => void copyText(code).then(() => setIsCopied(true))}>
          {isCopied ? "Copied" : "Copy"}
        </Button>
      </Group>
    </>
  );
}
