/** The editor in the product's clothes: every value is a token of tokens.css. */
import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";

const frame = EditorView.theme({
  "&": { height: "100%", color: "var(--ink)", backgroundColor: "var(--surface)", fontSize: "var(--text-md)" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": { fontFamily: "var(--font-mono)", lineHeight: "var(--line)" },
  ".cm-content": { padding: "var(--space-2) 0", caretColor: "var(--ink)" },
  ".cm-cursor": { borderLeftColor: "var(--ink)" },
  ".cm-gutters": {
    backgroundColor: "var(--surface-sunken)",
    color: "var(--ink-soft)",
    borderRight: "var(--hairline) solid var(--line-color)",
  },
  ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "transparent" },
  "&.cm-focused .cm-selectionBackground, .cm-selectionBackground, ::selection": {
    backgroundColor: "var(--surface-selected) !important",
  },
  ".cm-matchingBracket, &.cm-focused .cm-matchingBracket": {
    backgroundColor: "var(--surface-hover)",
    outline: "var(--hairline) solid var(--line-strong)",
  },
  ".cm-selectionMatch": { backgroundColor: "var(--surface-hover)" },
  ".cm-lintRange-error": {
    backgroundImage: "none",
    textDecoration: "underline wavy var(--mark-invalid)",
    textUnderlineOffset: "3px",
  },
  ".cm-tooltip": {
    border: "var(--hairline) solid var(--line-strong)",
    borderRadius: "var(--radius)",
    backgroundColor: "var(--surface-raised)",
    boxShadow: "var(--shadow-float)",
    color: "var(--ink)",
  },
  ".cm-tooltip.cm-tooltip-autocomplete > ul": { fontFamily: "var(--font-sans)", maxHeight: "240px" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li": { padding: "var(--space-1) var(--space-2)" },
  ".cm-tooltip-autocomplete ul li[aria-selected]": {
    backgroundColor: "var(--surface-selected)",
    color: "var(--ink)",
  },
  ".cm-completionDetail": { color: "var(--ink-soft)", fontStyle: "normal" },
  ".cm-completionInfo": { maxWidth: "320px", padding: "var(--space-2)" },
  ".cm-diagnostic-error": { borderLeftColor: "var(--mark-invalid)" },
  ".cm-panels": { backgroundColor: "var(--surface-raised)", color: "var(--ink)" },
});

const words = HighlightStyle.define([
  { tag: tags.keyword, color: "var(--accent-ink)", fontWeight: "var(--weight-medium)" },
  { tag: [tags.string, tags.special(tags.string)], color: "var(--ok)" },
  { tag: [tags.number, tags.bool, tags.null], color: "var(--info)" },
  { tag: tags.comment, color: "var(--ink-soft)", fontStyle: "italic" },
  { tag: [tags.typeName, tags.standard(tags.name)], color: "var(--warn)" },
]);

export const editorLook = [frame, syntaxHighlighting(words)];
