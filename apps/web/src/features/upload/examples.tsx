/** Three small messy files that come with the product. */
import { CLIENT_ERRORS, EXAMPLES, type Example } from "@limpid/contract";
import { Button } from "../../ui/parts/button.tsx";
import classes from "./examples.module.css";
import type { Upload } from "./use-upload.ts";

export function Examples({ upload }: { readonly upload: Upload }) {
  const load = async ({ file }: Example): Promise<void> => {
    try {
      const response = await fetch(`/examples/${file}`);
      if (!response.ok) throw new Error(`Cannot load the example "${file}": status ${response.status}`);
      upload.start({ kind: "file", file: new File([await response.blob()], file) });
    } catch {
      upload.setError("file", CLIENT_ERRORS.uploadFailed);
    }
  };
  return (
    <section className={classes.examples} aria-labelledby="examples">
      <h2 id="examples" className={classes.title}>
        Try an example
      </h2>
      <ul className={classes.list}>
        {EXAMPLES.map((example) => (
          <li key={example.file} className={classes.item}>
            <Button
              variant="default"
              disabled={upload.state.kind === "sending"}
              onClick={() => void load(example)}
              aria-describedby={`about-${example.file}`}
            >
              {example.title}
            </Button>
            <span id={`about-${example.file}`} className={classes.mess}>
              {example.mess}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
