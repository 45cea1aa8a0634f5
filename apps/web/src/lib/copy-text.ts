/** Copies text. The clipboard interface exists on secure origins only, and people try the product on plain http. */
import { MessageLevel } from "@limpid/contract";
import { postMessage } from "./messages.ts";

/** Returns false if the browser refuses, which is shown. */
export async function copyText(text: string): Promise<boolean> {
  const isCopied = (await copyByClipboard(text)) || copyBySelection(text);
  if (!isCopied) postMessage("The browser does not let pages copy; select the text and copy it", MessageLevel.error);
  return isCopied;
}

/** The same of a text that is on its way: browsers let a page copy for a moment after a key alone, but wait for a promise. */
export async function copyLater(text: Promise<string>): Promise<boolean> {
  if (navigator.clipboard === undefined || !("ClipboardItem" in globalThis))
    return await text.then(copyText, () => false);
  const blob = text.then((known) => new Blob([known], { type: "text/plain" }));
  return await navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]).then(
    () => true,
    () => text.then(copyText, () => false),
  );
}

async function copyByClipboard(text: string): Promise<boolean> {
  if (navigator.clipboard === undefined) return false;
  return await navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}

function copyBySelection(text: string): boolean {
  const box = document.createElement("textarea");
  box.value = text;
  document.body.append(box);
  box.select();
  const isCopied = document.execCommand("copy");
  box.remove();
  return isCopied;
}
