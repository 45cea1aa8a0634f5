/**
 * Name or path of a file, as it is: case and spaces may matter.
 * Sources: Microsoft, "Naming Files, Paths, and Namespaces"; POSIX.1-2017 §3.170 and §3.271.
 */
import mimeDb from "mime-db/db.json" with { type: "json" };
import { headerWords } from "../columns/header-words.ts";
import { defineEntity } from "../entity.ts";
import { type Cleaned, confirmed, invalid, type Outcome } from "../outcome.ts";

const MAX_LENGTH = 1_024;
/** Extensions of programs and data that no media type is registered for. */
const MORE_EXTENSIONS =
  "bak bat c cfg cmd cpp cs dat db dll dmg dta ex exs fasta fastq go gz h hpp ini ipynb iso jsx key kt lock log lua m mat md msi nc npy parquet php pkl pl pptm ps1 py pyc r rar rb rdata rds rs sas7bdat sav scala sh sln sql sqlite swift sys tar tgz tmp ts tsx vb vcf vue xz yml zst bam sam bed gff ttf";
const EXTENSIONS: ReadonlySet<string> = new Set([
  ...Object.values(mimeDb).flatMap((entry) => ("extensions" in entry ? entry.extensions : [])),
  ...MORE_EXTENSIONS.split(" "),
]);
/** Extensions that are endings of domains as well, or of nothing but a sentence. */
const DOUBTFUL = /\.(?:com|org|net|co|io|me|in|de|ch|fr|it|at|no|so|is|mr|st|jr)$/i;
const ENDING = /\.([a-z\d]{1,10})$/i;
const PATH = /^(?:[a-z]:[\\/]|\\\\[^\\/]|~?\/|\.{1,2}[\\/])/i;
/** What no system allows in a name. */
const FORBIDDEN = /[\0-\x1f<>"|?*]/;

export const fileName = defineEntity({
  id: "file_name",
  title: "File name",
  group: "contact",
  takesAnyText: true,
  prefilter: { minLength: 3, maxLength: 260, any: ["dot", "slash", "other"] },
  type: "text",
  maxLength: MAX_LENGTH,
  care: "exact",
  headers: [
    headerWords(
      "file(?:[ _-]?(?:name|path|names|paths))?|path|(?:full|rel(?:ative)?)[ _-]?path|attachment|document|filename|filepath",
    ),
    headerWords(
      "datei(?:name|pfad)?|pfad|anhang|(?:nom (?:du |de )?)?fichier|chemin|(?:nombre (?:del? )?)?archivo|ruta|fichero|arquivo|ficheiro|caminho|(?:nome )?file|percorso|bestand(?:snaam)?",
    ),
  ],
  recognise: (text) => {
    if (text.length < 3 || text.length > 260) return 0;
    const dot = text.lastIndexOf(".");
    if (dot > 0 && dot >= text.length - 11 && dot < text.length - 1) {
      if (!EXTENSIONS.has(text.slice(dot + 1).toLowerCase()) || text.includes("://") || text.includes("@")) return 0;
      return DOUBTFUL.test(text) || FORBIDDEN.test(text) ? 0.1 : 0.92;
    }
    return PATH.test(text) && /[\\/].*[\\/]/.test(text) && !text.includes(" ") ? 0.6 : 0;
  },
  has: () => false,
  clean: cleanName,
});

function cleanName(text: string): Outcome {
  if (FORBIDDEN.test(text)) return invalid("Contains a character that file names can't have.");
  const end = Math.max(text.lastIndexOf("/"), text.lastIndexOf("\\"));
  const name = text.slice(end + 1);
  if (/^\.{0,2}$/.test(name) && end === -1) return invalid("Contains no name.");
  return confirmed(text, partsOf(text.slice(0, Math.max(0, end)), name));
}

function partsOf(directory: string, name: string): Cleaned["components"] {
  const extension = name.startsWith(".") ? "" : (ENDING.exec(name)?.[1] ?? "");
  const stem = extension === "" ? name : name.slice(0, -extension.length - 1);
  return { directory, stem, extension: extension.toLowerCase() };
}
