/** Rewrites the beginning and the properties of an Excel 2003 XML workbook, where the parser knows one form only. */
import { decodeReferences } from "./mend-references.ts";
import { replaceElements } from "./replace-elements.ts";

const DECLARATION = '<?xml version="1.0"?>';
const DECLARED = /^<\?xml\s[^>]{0,200}\?>/;
/** They hold no cell. */
const PROPERTIES = ["DocumentProperties", "CustomDocumentProperties", "OfficeDocumentSettings"];

export function mendWorkbookText(text: string): string {
  const xml = text.replace(/^[\s\ufeff]+/, "").replace(DECLARED, "");
  return DECLARATION + replaceElements(decodeReferences(xml), PROPERTIES, () => "");
}
