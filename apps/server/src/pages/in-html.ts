const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** A text where HTML or XML has an attribute or a text. What XML cannot hold is left out. */
export function inHtml(text: string): string {
  return text.replace(CONTROLS, "").replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/** What XML 1.0 forbids. */
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;
