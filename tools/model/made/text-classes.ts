/** Made remarks, lists of names, species and marked-up text. */

import { anyTemplate, headers, type MadeClasses, pickTemplate } from "./maker.ts";
import { glosses, speciesNames } from "./package-words.ts";
import { fromNouns } from "./shared-recipes.ts";

const SENTENCES = [
  "{subject} {clause}.",
  "{subject} {clause} and {clause}.",
  "{subject} {clause}. It {clause}. {subject} {clause}.",
  "{adjective} {productThing} that {clause}",
  "{remark}",
  "{requirement}",
  "{remark} {subject} {clause}. {subject} {clause}, {clause}.",
  "<p>{subject} {clause}.</p>",
  "{noun} {clause}",
];

export const textClasses: MadeClasses = {
  species: {
    share: 1.2,
    recipes: [
      anyTemplate("{genus} {epithet}"),
      anyTemplate("{genus} {epithet}", "{genus} sp.", "{genus} {epithet} {epithet}"),
      (maker) => () => `${maker.word("genus")[0]}. ${maker.word("epithet")}`,
      anyTemplate("{animal}"),
      (maker) => () => maker.word("animal").toLowerCase(),
      (maker) => () => maker.pick(speciesNames()),
      (maker) => () => maker.pick(speciesNames()),
      fromNouns("animal"),
      fromNouns("plant"),
      (maker) => {
        const few = Array.from({ length: 3 }, () => maker.word("epithet"));
        return () => maker.pick(few);
      },
      (maker) => () => maker.faker.animal.bird(),
      (maker) => () => maker.faker.animal.type(),
    ],
    headers: headers(
      "species|Species|scientific_name|taxon|organism|genus|animal|plant|bird|common_name|latin name|Art|espèce|especie|specie|tree|breed|vore|variety|fish|binomial|Family",
    ),
  },
  free_text: {
    share: 2.4,
    shortRecipes: [
      anyTemplate("{subject} {clause}. {subject} {clause}.", "{subject} {clause} and {clause}.", "{remark} {remark}"),
      anyTemplate("{subject} {clause}. It {clause}. {subject} {clause}, {clause}."),
      anyTemplate("{remark}", "{remark} {subject} {clause}."),
      (maker) => () => `${maker.pick(glosses())}. ${maker.fill("{subject} {clause}.")}`,
      (maker) => () => Array.from({ length: maker.whole(2, 8) }, () => maker.pick(glosses())).join(". "),
      (maker) => () => maker.faker.commerce.productDescription(),
      (maker) => () => maker.faker.food.description(),
      (maker) => () => maker.faker.lorem.sentences({ min: 1, max: 4 }),
      anyTemplate("{requirement}. {requirement}", "<p>{subject} {clause}.</p>"),
    ],
    recipes: [
      pickTemplate(SENTENCES),
      pickTemplate(SENTENCES),
      pickTemplate(SENTENCES),
      (maker) => () => `${maker.pick(glosses())}. ${maker.fill("{subject} {clause}.")}`,
      (maker) => () => maker.faker.commerce.productDescription(),
      (maker) => () => maker.faker.food.description(),
      (maker) => () => maker.faker.lorem.sentences({ min: 1, max: 4 }),
      (maker) => () => maker.faker.hacker.phrase(),
      anyTemplate("{remark}"),
      anyTemplate("{requirement}"),
      (maker) => () => Array.from({ length: maker.whole(3, 8) }, () => maker.pick(glosses())).join(". "),
    ],
    headers: headers(
      "description|comment|comments|notes|note|remarks|text|review|summary|abstract|message|body|details|content|Beschreibung|Bemerkung|Kommentar|commentaire|remarques|descripción|observaciones|note|descrizione|opmerking|bio|question|answer|reason|caption|tweet|quote|definition|instructions|requirements|feedback|Stateavg|sentence|lyrics",
    ),
  },
  person_list: {
    recipes: [
      (maker) => {
        const separator = maker.pick([", ", "; ", " & ", " and ", " / ", "|", ", "]);
        const isReversed = maker.chance(0.25) && separator !== ", ";
        return () =>
          Array.from({ length: maker.whole(separator === " and " ? 2 : 1, separator.length === 3 ? 2 : 5) }, () =>
            maker.fill(isReversed ? "{last}, {first}" : "{first} {last}"),
          ).join(separator);
      },
      (maker) => () =>
        Array.from({ length: maker.whole(2, 5) }, () => `${maker.fill("{last}")} ${maker.upper(1)}`).join(", "),
      (maker) => () =>
        Array.from({ length: maker.whole(2, 4) }, () => `${maker.upper(1)}. ${maker.fill("{last}")}`).join(", "),
    ],
    headers: headers(
      "authors|author|actors|cast|starring|members|participants|writers|directors|players|Autoren|auteurs|autores|autori|producers|team|speakers|editors|co-authors|stars",
    ),
  },
  json: {
    recipes: [
      (maker) => () =>
        JSON.stringify({ id: maker.whole(1, 999), name: maker.fill("{noun}"), active: maker.chance(0.5) }),
      (maker) => () => JSON.stringify(Array.from({ length: maker.whole(0, 4) }, () => maker.whole(1, 99))),
      (maker) => () =>
        JSON.stringify({ [maker.word("tag")]: maker.word("category"), [maker.word("tag")]: [maker.word("tag")] }),
      (maker) => () => JSON.stringify([{ id: maker.whole(1, 99), name: maker.word("category") }]),
    ],
    headers: headers("json|data|payload|metadata|attributes|properties|config|settings|extra|params|genres|meta"),
  },
  markup: {
    recipes: [
      anyTemplate("<p>{subject} {clause}.</p>", "<p>{remark}</p>", "<div><b>{noun}</b> {clause}</div>"),
      anyTemplate(
        '<a href="https://example.org/{9}{9}">{noun}</a>',
        "<b>{noun}</b>",
        "<br/>{noun}",
        '<img src="{9}.png" alt="{noun}"/>',
      ),
      anyTemplate(
        '<item id="{99}"><name>{noun}</name></item>',
        "<li>{noun}</li>",
        '<span class="{tag}">{remark}</span>',
      ),
    ],
    headers: headers("html|body|xml|markup|content|description_html|source|snippet|template|embed"),
  },
};
