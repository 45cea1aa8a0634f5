/** One upload at a time: what is on its way, how far, and what went wrong. */
import type { CleaningSettings, Recipe } from "@limpid/contract";
import { useRef, useState } from "react";
import { useSettings } from "../../lib/use-settings.ts";
import { sendUpload } from "./api/send-upload.ts";
import { explainUploadError, tooLarge, type UploadError } from "./upload-error.ts";
import type { UploadSource } from "./upload-source.ts";

export type UploadState =
  | { readonly kind: "idle" }
  | { readonly kind: "sending"; readonly source: UploadSource; readonly part: number }
  | { readonly kind: "failed"; readonly source: UploadSource["kind"]; readonly error: UploadError };

export interface Upload {
  readonly state: UploadState;
  readonly start: (source: UploadSource) => void;
  readonly cancel: () => void;
  /** Tells whether a file may be sent, and says at once if it is too large. */
  readonly accepts: (file: File) => boolean;
  /** Shows a mistake made with one of the ways in; null takes it back. */
  readonly setError: (source: UploadSource["kind"], title: string | null) => void;
}

const BYTES_PER_MB = 1024 * 1024;

export interface UploadChoices {
  readonly settings: CleaningSettings;
  /** Null until the user chooses; the default of this service applies then. */
  readonly isPublic: boolean | null;
  readonly recipe: Recipe | null;
}

export function useUpload(choices: UploadChoices, onStarted: (jobUuid: string) => void): Upload {
  const { upload_mb, page_size } = useSettings();
  const [state, setState] = useState<UploadState>({ kind: "idle" });
  const inProgress = useRef<AbortController | null>(null);

  const fail = (source: UploadSource, error: UploadError): void =>
    setState({ kind: "failed", source: source.kind, error });

  const send = async (source: UploadSource, controller: AbortController): Promise<void> => {
    const { signal } = controller;
    const onProgress = (part: number): void => {
      if (!signal.aborted) setState({ kind: "sending", source, part });
    };
    try {
      onProgress(0);
      const jobUuid = await sendUpload(source, { pageSize: page_size, ...choices, signal, onProgress });
      if (!signal.aborted) onStarted(jobUuid);
    } catch (error) {
      if (!signal.aborted) fail(source, explainUploadError(error, upload_mb));
    } finally {
      if (inProgress.current === controller) inProgress.current = null;
    }
  };

  const accepts = (file: File): boolean => {
    const isAccepted = file.size <= upload_mb * BYTES_PER_MB;
    if (!isAccepted) fail({ kind: "file", file }, tooLarge(upload_mb));
    return isAccepted;
  };
  const start = (source: UploadSource): void => {
    if (inProgress.current !== null) return;
    // The limit may have come after the file was chosen.
    if (source.kind === "file" && !accepts(source.file)) return;
    inProgress.current = new AbortController();
    void send(source, inProgress.current);
  };
  const cancel = (): void => {
    inProgress.current?.abort();
    inProgress.current = null;
    setState({ kind: "idle" });
  };
  const setError = (source: UploadSource["kind"], title: string | null): void => {
    if (inProgress.current !== null) return;
    if (title !== null) setState({ kind: "failed", source, error: { title, detail: null } });
    else if (state.kind === "failed" && state.source === source) setState({ kind: "idle" });
  };
  return { state, start, cancel, accepts, setError };
}
