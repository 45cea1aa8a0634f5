/**
 * What a browser or program calls itself on the web. Nothing in it is changed.
 * Sources: RFC 9110 §10.1.5; MDN, "User-Agent" (the usual forms of browsers).
 */
import bowser from "bowser";
import { headerWords } from "../columns/header-words.ts";
import { defineEntity } from "../entity.ts";
import { type Cleaned, confirmed, invalid } from "../outcome.ts";

const MAX_LENGTH = 2_000;
/** Patterns of the library are run over no more of it. */
const READ = 500;
const BROWSER = /^(?:Mozilla|Opera)\/\d/;
const PRODUCT = /^[A-Za-z][\w.!#$%&'*+^`|~-]{0,40}\/v?\d[\w.+-]{0,30}(?: .*)?$/s;

export const userAgent = defineEntity({
  id: "user_agent",
  title: "Browser (user agent)",
  group: "contact",
  prefilter: { minLength: 6, all: ["slash", "digit"], first: ["small", "capital"] },
  type: "text",
  maxLength: MAX_LENGTH,
  headers: [
    headerWords(
      "(?:http[ _-]?)?user[ _-]?agents?|ua|browser|client|agent utilisateur|agente de usuario|navegador|navigateur|programma utente|agente do usuário",
    ),
  ],
  recognise: (text) => {
    const first = text.charCodeAt(0);
    if (first === 77 || first === 79) if (BROWSER.test(text)) return 0.98;
    if (text.length < 6 || text.length > 400 || !text.includes("/") || !PRODUCT.test(text)) return 0;
    return /^(?:curl|wget|python|java|go-http|okhttp|dalvik|postman|apache|googlebot|bot|axios|node)/i.test(text)
      ? 0.9
      : 0.1;
  },
  has: () => false,
  clean: (text) => {
    if (!BROWSER.test(text) && !PRODUCT.test(text)) return invalid("Not a user agent string.");
    return confirmed(text, describe(text));
  },
});

function describe(text: string): Cleaned["components"] {
  const { browser, os, platform } = bowser.parse(text.slice(0, READ));
  return { browser: browser.name ?? "", os: os.name ?? "", device: platform.type ?? "" };
}
