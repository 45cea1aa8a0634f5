/** One example at a time, to copy. */

import { useState } from "react";
import { copyText } from "../../lib/copy-text.ts";
import { Button } from "../../ui/parts/button.tsx";
import { Tabs } from "../../ui/parts/tabs.ts";
import { ScrollRegion } from "../../ui/scroll-region.tsx";
import styles from "./api-screen.module.css";
import { examplesFor } from "./examples.ts";

export function Examples() {
  const [copied, setCopied] = useState("");
  const examples = examplesFor(location.origin);
  return (
    <section aria-label="Examples">
      <p>
        <code>TABLE</code> is the ID of a table. Its page and the upload's <code>result_uuid</code> show it.
      </p>
      <Tabs defaultValue="curl" keepMounted={false}>
        <Tabs.List className={styles.tabs}>
          {examples.map(({ id, title }) => (
            <Tabs.Tab key={id} value={id}>
              {title}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {examples.map(({ id, code }) => (
          <Tabs.Panel key={id} value={id} className={styles.example}>
            <ScrollRegion className={styles.code} aria-label="Code">
              {code}
            </ScrollRegion>
            <Button
              variant="default"
              size="compact-sm"
              onClick={() => void copyText(code).then((isCopied) => isCopied && setCopied(id))}
            >
              {copied === id ? "Copied" : "Copy"}
            </Button>
          </Tabs.Panel>
        ))}
      </Tabs>
    </section>
  );
}
