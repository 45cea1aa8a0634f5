/** Made titles of works, products and events. */

import { anyTemplate, headers, type MadeClasses, pickTemplate, type Recipe } from "./maker.ts";
import { movieTitles } from "./package-words.ts";

const BOOK_TITLES = [
  "The {adjective} {noun}",
  "The {noun} of {place}",
  "{adjective} {noun}",
  "A {noun} for {place}",
  "The {noun}'s {noun}",
  "{noun} and {noun}",
  "{noun} in the {noun}",
  "The {noun} and the {noun}",
  "Introduction to {abstract}",
  "{abstract}: A Very Short Introduction",
  "The {adjective} Guide to {abstract}",
  "{abstract} and {abstract} in {place}",
  "A History of {place}",
  "Principles of {abstract}",
  "{abstract} for Dummies",
  "The Art of {abstract}",
  "How to {abstract} Without {noun}",
  "{noun} ({adjective} {noun}, #{9})",
  "{first} and the {adjective} {noun}",
  "The {noun} Who Loved {noun}s",
  "{noun}: A Novel",
  "Return to {place}",
  "Handbook of {abstract}, {9}th Edition",
  "Die {noun} von {place}",
  "Der {adjective} {noun}",
  "Le {noun} de {place}",
  "El {noun} del {noun}",
  "La {noun} perdida",
  "Il {noun} di {place}",
];

const SONGS = [
  "{adjective} {noun}",
  "{noun}",
  "Don't {noun} Me",
  "I {noun} You",
  "{noun} in My {noun}",
  "{adjective} {noun} (Remix)",
  "{noun} (feat. {artist})",
  "{noun} - Live",
  "{noun} - Remastered 20{9}{9}",
  "{noun} Song",
  "Oh {noun}",
  "My {adjective} {noun}",
  "Symphony No. {9} in C Minor, Op. {99}: II. Andante",
  "{place} {noun}",
  "{noun} Pt. {9}",
  "Take Me to {place}",
  "Let It {noun}",
  "{noun} {noun}",
];

const EPISODES = [
  "S0{9}E1{9} - {noun}",
  "Episode {99}: The {noun}",
  "Chapter {30}: {adjective} {noun}",
  "{99} {noun} Facts About {abstract}",
  "{9} Ways to Improve Your {abstract}",
  "Why {abstract} Matters in {place}",
  "How {place} Became the Capital of {abstract}",
  "{place} {noun} Crisis: What We Know So Far",
  "Effects of {abstract} on {abstract}: a randomized trial in {place}",
  "On the {noun} of {abstract}",
  "Review: {adjective} {noun} by {last}",
];

const RECIPES = [
  "{dishMain} {dishKind}",
  "{dishStyle} {dishMain} {dishKind}",
  "{dishStyle} {dishMain} with {dishSide}",
  "{dishStyle} {dishMain} and {dishMain} {dishKind}",
  "{dishMain} and {dishSide} {dishKind}",
  "{dishStyle} {dishKind}",
  "{dishMain} {dishKind} with {dishSide} and {dishSide}",
  "{dishForeign}",
  "{dishStyle} {dishStyle} {dishMain} {dishKind} Recipe",
  "{last}'s {dishMain} {dishKind}",
];

const PRODUCTS = [
  "{brand} {productThing}",
  "{brand} {productTrait} {productThing}",
  "{productThing} {productTrait}",
  "{productTrait} {productThing}",
  "{brand} {productThing} {productTrait} {productTrait}",
  "{brand} {adjective} {productThing} - {productTrait}",
  "{productThing} with {productThing} - {productTrait}, {productTrait}",
  "{adjective} {noun} {productThing}",
  "{brand} {noun} {9}00 {productThing}, {productTrait}",
  "{productThing} {brand} X{9}{9} {productTrait}",
  "{brand} {noun} {9}{9}",
  "{productTrait} {productThing} for {productThing}",
  "{adjective} {productThing} Set ({productTrait})",
];

const EVENTS = [
  "{eventTheme} {eventKind}",
  "{eventTheme} {eventKind} {eventExtra}",
  "{place} {eventTheme} {eventKind}",
  "{place} {eventKind} 20{9}{9}",
  "Annual {eventTheme} {eventKind}",
  "{9}th Annual {place} {eventKind}",
  "{eventTheme} & {eventTheme} {eventKind} {eventExtra}",
  "{artist} {eventExtra}",
  "{artist} Live in {place}",
  "{artist} at the {last} Theatre",
  "{place} {mascot} vs. {place} {mascot}",
  "{place} {mascot} at {place} {mascot}",
  "{club} vs {club}",
  "{club} - {club}",
  "{place} vs {place}",
  "{place} Grand Prix",
  "{place} Open 20{9}{9}",
  "An Evening with {first} {last}",
  "{first} {last}: {adjective} {noun} Tour",
  "{abstract} Conference {place}",
  "{eventTheme} {eventKind} with {first}",
  "Meet the Author: {first} {last}",
  "Hurricane {first}",
  "Battle of {place}",
  "Treaty of {place}",
  "Super Bowl {99}",
  "{eventTheme} {eventKind} for {eventTheme} Lovers",
  "Introduction to {abstract} {eventKind}",
  "{9}{9}. Stadtfest {place}",
  "Weihnachtsmarkt {place}",
  "Festival de {noun}",
  "Concierto de {artist}",
];

function numbered(recipe: Recipe): Recipe {
  return (maker) => {
    const make = recipe(maker);
    const isNoisy = maker.chance(0.2);
    return () => (isNoisy && maker.chance(0.3) ? `${make()} (${maker.whole(1950, 2022)})` : make());
  };
}

export const titleClasses: MadeClasses = {
  title: {
    share: 3.2,
    recipes: [
      pickTemplate(BOOK_TITLES),
      pickTemplate(BOOK_TITLES),
      numbered(pickTemplate(SONGS)),
      pickTemplate(EPISODES),
      numbered((maker) => () => maker.pick(movieTitles())),
      pickTemplate(RECIPES),
      pickTemplate(RECIPES),
      (maker) => () => maker.faker.book.title(),
      (maker) => () => maker.faker.music.songName(),
      (maker) => () => maker.faker.music.album(),
      pickTemplate(["{magazine}"]),
      (maker) => () => maker.faker.food.dish(),
    ],
    headers: headers(
      "title|Title|name|film|movie|book|book_title|song|track|album|headline|article|work|episode|recipe|show|original_title|track_name|Titel|Film|titre|título|titolo|paper|publication|Movie Title|series|journal",
    ),
  },
  product_name: {
    share: 1.5,
    recipes: [
      pickTemplate(PRODUCTS),
      pickTemplate(PRODUCTS),
      pickTemplate(PRODUCTS),
      (maker) => () => maker.faker.commerce.productName(),
      (maker) => () => `${maker.faker.vehicle.manufacturer()} ${maker.faker.vehicle.model()}`,
      (maker) => () => maker.word("productThing"),
      pickTemplate(["{ingredient}", "{productThing}"]),
    ],
    headers: headers(
      "product|product_name|Product|item|item_name|name|article|model|car|car name|beer|beer_name|goods|Produkt|Artikel|Bezeichnung|produit|producto|prodotto|produto|description|title|drug|medication|Product Name|vehicle|phone",
    ),
  },
  event_name: {
    share: 1.8,
    recipes: [pickTemplate(EVENTS), pickTemplate(EVENTS), pickTemplate(EVENTS), anyTemplate(...EVENTS)],
    headers: headers(
      "event|event_name|Event|name|title|match|game|race|tournament|festival|conference|meeting|Veranstaltung|événement|evento|competition|battle|hurricane|fixture|Wettkampf|exhibition|occasion",
    ),
  },
};
