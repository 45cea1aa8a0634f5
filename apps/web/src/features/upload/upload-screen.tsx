/** The File Cleaner before a job starts: three equal ways in, and examples for those who brought nothing. */
import { type CleaningSettings, FILE_FORMATS, LABELS, type Recipe } from "@limpid/contract";
import { useEffect, useEffectEvent, useState } from "react";
import { usePrivacy } from "../../lib/use-settings.ts";
import { CleaningChoice } from "./cleaning-choice.tsx";
import { Examples } from "./examples.tsx";
import { FileCard } from "./file-card.tsx";
import { PasteCard } from "./paste-card.tsx";
import { RecipeChoice } from "./recipe-choice.tsx";
import classes from "./upload-screen.module.css";
import { UrlCard } from "./url-card.tsx";
import { useFileDrop } from "./use-file-drop.ts";
import { useUpload } from "./use-upload.ts";
import { VisibilityChoice } from "./visibility-choice.tsx";

const STANDARD: CleaningSettings = { forms: "standard", repairs: "standard" };

interface UploadScreenProps {
  /** Chosen already, where the screen was come to with it. */
  readonly firstFile?: File | null;
  readonly onStarted: (jobUuid: string) => void;
}

export function UploadScreen({ firstFile = null, onStarted }: UploadScreenProps) {
  const [settings, setSettings] = useState(STANDARD);
  const [recipe, setRecipe] = useState<Recipe | null>(null);
  const byDefault = usePrivacy()?.list_by_default ?? null;
  const [isPublic, setIsPublic] = useState<boolean | null>(null);
  const upload = useUpload({ settings, isPublic, recipe }, onStarted);
  const [file, setFile] = useState<File | null>(null);
  const choose = (chosen: File | null): void => {
    // While another one is sent, the page waits for it.
    if (upload.state.kind === "sending") return;
    upload.setError("file", null);
    setFile(chosen !== null && upload.accepts(chosen) ? chosen : null);
  };
  const chooseFirst = useEffectEvent(() => choose(firstFile));
  useEffect(() => chooseFirst(), []);
  const isOver = useFileDrop({
    onFile: choose,
    onMistake: (title) => upload.setError("file", title),
  });
  return (
    <div className={classes.screen}>
      <div className={classes.intro}>
        <h1 className={classes.title}>Clean a file</h1>
        <div className={classes.formats}>
          <span id="formats">{LABELS.supportedFormats}</span>
          <ul className={classes.chips} aria-labelledby="formats">
            {FILE_FORMATS.map(({ title, extensions }) => (
              <li key={title} className={classes.chip}>
                {title} <span className="soft">{extensions.map((name) => `.${name}`).join(" ")}</span>
              </li>
            ))}
          </ul>
        </div>
        <CleaningChoice settings={settings} isDisabled={upload.state.kind === "sending"} onChange={setSettings} />
        <VisibilityChoice
          isPublic={isPublic ?? byDefault}
          isDisabled={upload.state.kind === "sending"}
          onChange={setIsPublic}
        />
        <RecipeChoice
          recipe={recipe}
          isDisabled={upload.state.kind === "sending"}
          onChange={(chosen) => {
            setRecipe(chosen);
            setSettings(chosen?.settings ?? STANDARD);
          }}
        />
      </div>
      <div className={classes.ways}>
        <FileCard upload={upload} file={file} onFile={choose} isOver={isOver} />
        <UrlCard upload={upload} />
        <PasteCard upload={upload} />
      </div>
      <Examples upload={upload} />
    </div>
  );
}
