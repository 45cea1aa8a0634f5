import type { Entity } from "@limpid/entities";
import type { ClassHeader } from "./class-headers.ts";
import { code, generatedFrom, markdownTable, page } from "./markdown.ts";

const INTRO = `# Entity classes

An entity class says what kind of value a column holds. Each column gets one, with a probability. The class then says of every cell
whether it is valid, and how it is written when clean. Examples show a cell as its class cleans it in a column of its own kind; the
column as a whole can decide otherwise, for instance which of day and month comes first. They are also tests: none of them can be wrong
without failing the build. A class is added as told in [CONTRIBUTING.md](../CONTRIBUTING.md#an-entity-class).`;

/** Groups are folders; these are their names for people. */
const GROUP_TITLES: Readonly<Record<string, string>> = {
  category: "Categories",
  code: "Codes",
  contact: "Contact",
  datetime: "Dates and times",
  finance: "Finance",
  geo: "Places",
  id: "Identifiers",
  measure: "Measures",
  number: "Numbers",
  org: "Organisations",
  person: "People",
  text: "Text",
};

export function entitiesPage(entities: readonly Entity[], headers: ReadonlyMap<string, ClassHeader>): string {
  const groups = [...new Set(entities.map(({ group }) => group))].sort();
  return page(
    generatedFrom("packages/entities"),
    INTRO,
    markdownTable(
      ["Class", "Id", "Type"],
      entities.map((entity) => [`[${entity.title}](#${anchorOf(entity)})`, code(entity.id), typeOf(entity)]),
    ),
    "The order decides between classes that are equally likely.",
    ...groups.flatMap((group) => [
      `## ${GROUP_TITLES[group] ?? group}`,
      ...entities
        .filter((entity) => entity.group === group)
        .map((entity) => classSection(entity, headers.get(entity.id))),
    ]),
  );
}

function classSection(entity: Entity, header: ClassHeader | undefined): string {
  const { clean, invalid, other } = entity.examples;
  return [
    `### ${entity.title}`,
    header?.about ?? "",
    markdownTable(
      ["Cell", "Cleaned"],
      clean.map(([text, output]) => [code(text), text === output ? "as it is" : code(output)]),
    ),
    invalid.length === 0 ? "" : `Refused: ${invalid.map(([text, why]) => `${code(text)} (${why})`).join(", ")}.`,
    `Not taken for this class: ${other.map(code).join(", ")}.`,
    header === undefined || header.sources === "" ? "" : `Sources: ${header.sources}`,
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

/** As a column without values has it; some classes widen it by what they find. */
function typeOf(entity: Entity): string {
  return entity.study([], { header: "" }).type;
}

function anchorOf({ title }: Entity): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, "")
    .replaceAll(" ", "-");
}
