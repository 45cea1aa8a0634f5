/** The Text Cleaner: lines on the left, what they mean on the right, level with each other. */
import { useSearch } from "@tanstack/react-router";
import type { KeyboardEvent } from "react";
import { ActionBar } from "./bar/action-bar.tsx";
import { BetaBar } from "./bar/beta-bar.tsx";
import { NoticeBar } from "./bar/notice-bar.tsx";
import { StatusBar } from "./bar/status-bar.tsx";
import { TagPicker } from "./bar/tag-picker.tsx";
import { Panes } from "./panes/panes.tsx";
import classes from "./text-cleaner-screen.module.css";
import { CleanerProvider, useCleanerState } from "./use-text-cleaner.ts";
import { useTextImport } from "./use-text-import.ts";

export function TextCleanerScreen() {
  const flags = useSearch({ from: "__root__" });
  const cleaner = useCleanerState();
  const files = useTextImport(cleaner.text, cleaner.setText);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "F8") return;
    event.preventDefault();
    cleaner.goToIssue(event.shiftKey ? -1 : 1);
  };
  return (
    <CleanerProvider value={cleaner}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: F8 works wherever the focus is on this screen */}
      <div className={classes.screen} onKeyDown={onKeyDown} {...files.drop.handlers}>
        <ActionBar onFiles={files.load} hasSwitches={flags.mode === "web"} />
        {flags.beta === 1 && <BetaBar />}
        <StatusBar fileMistake={files.mistake} />
        <Panes isDropTarget={files.drop.isOver} />
        <div className={classes.foot}>
          <NoticeBar />
          <TagPicker />
        </div>
      </div>
    </CleanerProvider>
  );
}
