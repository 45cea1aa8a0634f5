import { LIMITS } from "@limpid/contract";
import { type ClipboardEvent, useState } from "react";
import { PasteIcon } from "../../ui/icons.tsx";
import { Button } from "../../ui/parts/button.tsx";
import classes from "./paste-card.module.css";
import { insertText, isOverLimit, pasteFontPx } from "./paste-limits.ts";
import type { Upload } from "./use-upload.ts";
import { WayCard } from "./way-card.tsx";

/** Text from the clipboard. What is too long is not cut in silence but offered as a file. */
export function PasteCard({ upload }: { readonly upload: Upload }) {
  const [text, setText] = useState("");
  const [tooLong, setTooLong] = useState<string | null>(null);
  const isSending = upload.state.kind === "sending";

  const change = (value: string): void => {
    setTooLong(null);
    setText(value);
    upload.setError("text", null);
  };
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>): void => {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const pasted = insertText(value, event.clipboardData.getData("text"), [selectionStart, selectionEnd]);
    if (!isOverLimit(pasted)) return;
    event.preventDefault();
    setTooLong(pasted);
  };
  const loadAsFile = (pasted: string) => (
    <Button disabled={isSending} onClick={() => upload.start({ kind: "file", file: new File([pasted], "pasted.txt") })}>
      Upload it as a file
    </Button>
  );
  return (
    <WayCard
      kind="text"
      icon={<PasteIcon />}
      title="Pasted text"
      upload={upload}
      source={text.trim() === "" ? null : { kind: "text", text }}
      {...(tooLong !== null && { action: loadAsFile(tooLong) })}
    >
      <textarea
        className={classes.area}
        style={text === "" ? {} : { fontSize: pasteFontPx(text) }}
        aria-label="Paste raw data"
        placeholder="Paste raw data"
        maxLength={LIMITS.pasteCharacters}
        spellCheck={false}
        wrap="off"
        disabled={isSending}
        value={text}
        onChange={(event) => change(event.currentTarget.value)}
        onPaste={onPaste}
      />
      {tooLong !== null && (
        <p role="alert" className={classes.notice}>
          This text has {tooLong.length.toLocaleString("en")} characters; {LIMITS.pasteCharacters.toLocaleString("en")}{" "}
          fit in here.
        </p>
      )}
    </WayCard>
  );
}
