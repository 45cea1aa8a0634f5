/** Code to copy. */
import { Button, Group } from "@mantine/core";
import { useState } from "react";
import { copyText } from "../actions/copy-text.ts";
import styles from "./modals.module.css";

export function Snippet({ code, onClose }: { readonly code: string; readonly onClose: () => void }) {
  const [isCopied, setIsCopied] = useState(false);
  return (
    <>
      <pre className={styles.code}>{code}</pre>
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
