/** One way in: its name, its control, what went wrong with it, and Start. */
import { LABELS } from "@limpid/contract";
import type { ReactNode } from "react";
import { AlertIcon } from "../../ui/icons.tsx";
import { Button } from "../../ui/parts/button.tsx";
import type { UploadSource } from "./upload-source.ts";
import type { Upload } from "./use-upload.ts";
import classes from "./way-card.module.css";

interface WayCardProps {
  readonly kind: UploadSource["kind"];
  readonly icon: ReactNode;
  readonly title: string;
  readonly upload: Upload;
  /** What Start would send; null while it is not ready. */
  readonly source: UploadSource | null;
  /** Replaces the Start button; null for no button. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

export function WayCard({ kind, icon, title, upload, source, action, children }: WayCardProps) {
  const { state } = upload;
  const isSending = state.kind === "sending";
  const isMine = isSending && state.source.kind === kind;
  // It keeps its place while something is sent: the second click of a double click must not meet Cancel.
  const start = (
    <Button type="submit" disabled={source === null || isSending} loading={isMine}>
      {LABELS.start}
    </Button>
  );
  return (
    <form
      className={classes.card}
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        if (source !== null) upload.start(source);
      }}
    >
      <h2 className={classes.title}>
        {icon}
        {title}
      </h2>
      <div className={classes.body}>{children}</div>
      {state.kind === "failed" && state.source === kind && (
        <div role="alert" className={classes.error}>
          <AlertIcon />
          <div>
            {state.error.title}
            {state.error.detail !== null && <p className={classes.detail}>{state.error.detail}</p>}
          </div>
        </div>
      )}
      <div className={classes.foot}>
        {isMine && <Progress part={state.part} onCancel={upload.cancel} />}
        {action === undefined ? start : action}
      </div>
    </form>
  );
}

function Progress({ part, onCancel }: { readonly part: number; readonly onCancel: () => void }) {
  const percent = Math.round(part * 100);
  return (
    <div className={classes.progress}>
      <progress max={100} value={percent} aria-label="Upload" />
      <span className={classes.percent}>{percent} %</span>
      <Button variant="default" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
