import type { ColumnCleaner, Entity, EntityExamples, EntityGroup } from "@limpid/entities";
import { CLASS_RULES, TABLE_RULES } from "@limpid/table";
import type { ClassHeader } from "./class-headers.ts";
import { code, generatedFrom, markdownTable, page } from "./markdown.ts";

const INTRO = `# Entity classes

An entity class says what kind of value a column holds. Each column gets one, with a probability. The class then says of every cell
whether it is valid, and how it is written when clean. Examples show a cell as its class cleans it in a column of its own kind; the
column as a whole can decide otherwise, for instance which of day and month comes first. They are also tests: none of them can be wrong
without failing the build. Components are the parts of a value that can become columns of their own.

To add a class, see [CONTRIBUTING.md](../CONTRIBUTING.md#an-entity-class).`;

const GROUP_TITLES: Readonly<Record<EntityGroup, string>> = {
  category: "Categories",
  code: "Codes",
  contact: "Contact and web",
  datetime: "Dates and times",
  finance: "Finance",
  geo: "Places",
  id: "Identifiers",
  measure: "Measures",
  number: "Numbers",
  org: "Organisations",
  person: "People",
  text: "Texts and titles",
};

/** The type of a column without values; some classes widen it by what they find. */
const TYPE_NAMES: Readonly<Record<ColumnCleaner["type"], string>> = {
  text: "a text",
  integer: "a whole number",
  number: "a number",
  boolean: "true or false",
  date: "a date",
  datetime: "a date with time",
};

interface Group {
  readonly title: string;
  readonly members: readonly Entity[];
}

export function entitiesPage(entities: readonly Entity[], headers: ReadonlyMap<string, ClassHeader>): string {
  const groups = [...new Set(entities.map(({ group }) => group))].map((id) => groupOf(id, entities)).sort(byTitle);
  return page(
    generatedFrom("packages/entities"),
    INTRO,
    `${entities.length} classes:`,
    groups.map(contentsLine).join("\n"),
    ...groups.flatMap(({ title, members }) => [
      `## ${title}`,
      ...members.map((entity) => classSection(entity, headers.get(entity.id))),
    ]),
    rulesSection(),
  );
}

function rulesSection(): string {
  return [
    "## Rules",
    "What changed or flagged a cell is named by a rule; reports show its title. The rules of a class are named after it, such as `postal_code.form`.",
    rulesTable("Rule of any column", TABLE_RULES),
    rulesTable("Rule of a class", CLASS_RULES),
  ].join("\n\n");
}

function rulesTable(heading: string, titles: Readonly<Record<string, string>>): string {
  return markdownTable(
    [heading, "Title"],
    Object.entries(titles).map(([rule, title]) => [code(rule), title]),
  );
}

function groupOf(id: EntityGroup, entities: readonly Entity[]): Group {
  const members = entities.filter(({ group }) => group === id).sort(byTitle);
  return { title: GROUP_TITLES[id], members };
}

function contentsLine({ title, members }: Group): string {
  const links = members.map((entity) => `[${entity.title}](#${anchorOf(entity.title)})`);
  return `- [**${title}**](#${anchorOf(title)}): ${links.join(", ")}`;
}

function classSection(entity: Entity, header: ClassHeader | undefined): string {
  if (header === undefined) throw new Error(`The module of the class "${entity.id}" has no header`);
  const { examples } = entity;
  const empty = entity.study([], { header: "" });
  return [
    `### ${entity.title}`,
    `${code(entity.id)}, ${TYPE_NAMES[empty.type]}. ${header.about}`,
    ...cleanedExamples(examples),
    labelled("Components", componentsOf(entity).map(code)),
    labelled(
      "Refused",
      examples.invalid.map(([text, why]) => `${code(text)} (${why})`),
    ),
    labelled("Not recognised as this class", examples.other.map(code)),
    labelled("Sources", [header.sources.replace(/\.$/, "")]),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

function cleanedExamples({ clean }: EntityExamples): readonly string[] {
  const kept = clean.filter(([text, output]) => text === output);
  const changed = clean.filter(([text, output]) => text !== output);
  const rows = changed.map(([text, output]) => [code(text), code(output)]);
  return [
    rows.length === 0 ? "" : markdownTable(["Cell", "Cleaned"], rows),
    labelled(
      "Left as they are",
      kept.map(([text]) => code(text)),
    ),
  ];
}

function componentsOf({ examples, study, partsOf }: Entity): readonly string[] {
  const texts = examples.clean.map(([text]) => text);
  const cleaner = study(
    texts.map((text) => ({ text, count: 1 })),
    { header: "" },
  );
  const outcomes = texts.map((text) => cleaner.clean(text));
  return [...new Set(outcomes.flatMap((outcome) => (outcome.kind === "ok" ? Object.keys(partsOf(outcome)) : [])))];
}

function labelled(label: string, items: readonly string[]): string {
  return items.length === 0 ? "" : `${label}: ${items.join(", ")}.`;
}

function byTitle(a: { readonly title: string }, b: { readonly title: string }): number {
  return a.title < b.title ? -1 : 1;
}

function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, "")
    .replaceAll(" ", "-");
}
