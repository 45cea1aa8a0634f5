import { LABELS } from "@limpid/contract";
import { useSettings } from "../../lib/use-settings.ts";
import { FileIcon } from "../../ui/icons.tsx";
import classes from "./file-card.module.css";
import { formatBytes } from "./format-bytes.ts";
import type { Upload } from "./use-upload.ts";
import { WayCard } from "./way-card.tsx";

interface FileCardProps {
  readonly upload: Upload;
  readonly file: File | null;
  readonly onFile: (file: File | null) => void;
  /** A file is held over the page. */
  readonly isOver: boolean;
}

/** A file from this computer: chosen here, or dropped anywhere on the page. */
export function FileCard({ upload, file, onFile, isOver }: FileCardProps) {
  const { upload_mb } = useSettings();
  const isSending = upload.state.kind === "sending";
  return (
    <WayCard
      kind="file"
      icon={<FileIcon />}
      title="A file"
      upload={upload}
      source={file === null ? null : { kind: "file", file }}
      {...(file === null && { action: null })}
    >
      <label className={classes.area} data-over={isOver} data-chosen={file !== null}>
        <input
          type="file"
          className={classes.input}
          disabled={isSending}
          onChange={({ currentTarget }) => {
            onFile(currentTarget.files?.[0] ?? null);
            currentTarget.value = ""; // This lets the user choose the same file again after changing it.
          }}
        />
        <span className={classes.prompt}>{isOver ? "Drop the file to choose it" : LABELS.chooseOrDrop}</span>
        <span className="soft small">{LABELS.uploadLimit(upload_mb)}</span>
        {file !== null && (
          <span className={classes.file}>
            <span className={classes.name}>{file.name}</span>
            <span className="soft small">{formatBytes(file.size)}</span>
          </span>
        )}
      </label>
    </WayCard>
  );
}
