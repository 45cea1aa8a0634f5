/** Copies text. The clipboard interface exists on secure origins only, and people try the product on plain http. */
import { MessageLevel } from "@limpid/contract";
import { postMessage } from "./messages.ts";

/** False where the browser does not let us, which is said. */
export async function copyText(text: string): Promise<boolean> {
  const isCopied = (await copyByClipboard(text)) || copyBySelection(text);
  if (!isCopied) postMessage("The browser does not let pages copy; select the text and copy it", MessageLevel.error);
  return isCopied;
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
