/** Made values of which a column has a few: yes or no, categories, grades, lists; and columns without any. */
import { headers, type MadeClasses, oneList, type Recipe } from "./maker.ts";
import { few } from "./shared-recipes.ts";

function listOf(slots: readonly string[]): Recipe {
  return (maker) => {
    const separator = maker.pick([", ", ", ", "; ", ",", "|", " | ", " / ", ";"]);
    return () => Array.from({ length: maker.whole(2, 7) }, () => maker.oneOf(slots)).join(separator);
  };
}

export const categoryClasses: MadeClasses = {
  boolean: {
    share: 2.2,
    recipes: [
      oneList(
        "true|false",
        "True|False",
        "TRUE|FALSE",
        "yes|no",
        "Yes|No",
        "Y|N",
        "y|n",
        "0|1",
        "1|0",
        "t|f",
        "T|F",
        "ja|nein",
        "oui|non",
        "sí|no",
        "sì|no",
        "sim|não",
        "X|",
        "YES|NO",
        "Ja|Nein",
        "ja|nee",
        "on|off",
        "http://schema.org/True|http://schema.org/False",
        "True|False",
        "true|false",
      ),
      oneList("True|False", "0|1", "yes|no", "true", "True", "FALSE|TRUE", "no", "False"),
    ],
    headers: headers(
      "active|is_active|has_children|flag|enabled|valid|verified|deleted|member|smoker|survived|alive|isFree|isAccessibleForFree|aktiv|gelöscht|actif|activo|attivo|ativo|success|default|alone|checked|subscribed|available|public|paid|married|adult_male|vaccinated|is_new|opt_in|incumbent|smokingAllowed|petsAllowed|isFamilyFriendly|requiresSubscription|tracking|passed",
    ),
    distinct: 2,
  },
  category: {
    share: 2.6,
    recipes: [
      few((maker) => () => maker.word("category"), 2, 15),
      few((maker) => () => maker.word("status"), 2, 8),
      few((maker) => () => maker.word("schemaEnum"), 1, 5),
      few((maker) => () => `${maker.pick(["http", "https"])}://schema.org/${maker.word("schemaEnum")}`, 1, 4),
      few((maker) => () => maker.word("category").toLowerCase(), 2, 12),
      few((maker) => () => maker.word("tag"), 2, 12),
      few((maker) => () => maker.word("schemaEnum").replace(/(?<=[a-z])(?=[A-Z])/g, " "), 2, 6),
      (maker) => {
        const words = Array.from({ length: maker.whole(2, 9) }, () =>
          maker.fill(
            maker.pick(["{adjective} {noun}", "{noun}", "{category}", "{eventTheme}", "{abstract}", "{amenity}"]),
          ),
        );
        const isLower = maker.chance(0.3);
        return () => (isLower ? maker.pick(words).toLowerCase() : maker.pick(words));
      },
      (maker) => {
        const words = Array.from(
          { length: maker.whole(2, 8) },
          () => `${maker.word("category")} ${maker.pick([">", "/", "-", "&"])} ${maker.word("category")}`,
        );
        return () => maker.pick(words);
      },
      few((maker) => () => maker.faker.commerce.department(), 2, 12),
      few((maker) => () => maker.faker.music.genre(), 2, 15),
      few((maker) => () => maker.upper(1), 2, 6),
      few((maker) => () => maker.word("payment"), 2, 6),
    ],
    headers: headers(
      "category|type|Type|position|Pos|status|class|kind|group|genre|Kategorie|Typ|Art|Gruppe|catégorie|statut|categoría|tipo|estado|categoria|stato|soort|label|segment|department|cuisine|phase|method|condition|availability|party|mode|priority|channel|division|treatment|style|section|format|Occupation|plan|itemCondition|eventStatus|employmentType|payment|reason|source|species_group|form|material|level|chamber|league",
    ),
    distinct: 15,
    shortRecipes: [
      few((maker) => () => maker.word("schemaEnum"), 1, 5),
      few((maker) => () => maker.word("schemaEnum"), 1, 3),
      few((maker) => () => `${maker.pick(["http", "https"])}://schema.org/${maker.word("schemaEnum")}`, 1, 4),
      few((maker) => () => maker.word("schemaEnum").replace(/(?<=[a-z])(?=[A-Z])/g, " "), 1, 4),
      few((maker) => () => maker.word("status"), 1, 4),
      few((maker) => () => maker.word("category"), 1, 5),
      few((maker) => () => maker.word("payment"), 1, 2),
    ],
  },
  ordinal: {
    recipes: [
      oneList(
        "Low|Medium|High",
        "low|medium|high|critical",
        "Very satisfied|Satisfied|Neutral|Dissatisfied|Very dissatisfied",
        "Strongly agree|Agree|Neither agree nor disagree|Disagree|Strongly disagree",
        "Never|Rarely|Sometimes|Often|Always",
        "Poor|Fair|Good|Very Good|Excellent",
        "Beginner|Intermediate|Advanced|Expert",
        "Small|Medium|Large|X-Large",
        "XS|S|M|L|XL",
        "First|Second|Third",
        "Ideal|Premium|Very Good|Good|Fair",
        "niedrig|mittel|hoch",
        "faible|moyen|élevé",
        "bajo|medio|alto",
        "P1|P2|P3|P4",
        "A+|A|A-|B+|B|B-|C+|C|D|F",
        "Junior|Mid|Senior|Lead",
        "Not at all worried|Not so worried|Somewhat worried|Very worried|Extremely worried",
        "Bachelor|Master|PhD",
        "Less than high school|High school|Some college|Bachelor degree|Graduate degree",
        "mild|moderate|severe",
        "Bronze|Silver|Gold|Platinum",
        "Stage I|Stage II|Stage III|Stage IV",
        "Very unlikely|Unlikely|Likely|Very likely",
        "1st class|2nd class|3rd class",
        "easy|medium|hard",
        "Freshman|Sophomore|Junior|Senior",
      ),
      oneList(
        "Not important|Somewhat important|Very important",
        "Not at all|Not much|Some|A lot",
        "Once a year or less|A few times per month|Once a week|Daily|Never",
        "bad|ok|good|great",
        "tiny|small|large|huge",
        "Lean R|Likely R|Solid R|Toss-Up|Lean D|Likely D|Solid D",
        "Low Risk|Medium Risk|High Risk",
        "unsatisfactory|satisfactory|good|outstanding",
        "never|regul|occas|heavy",
      ),
    ],
    headers: headers(
      "priority|level|severity|size|satisfaction|education|grade|difficulty|Priorität|Stufe|niveau|nivel|livello|frequency|risk|quality|rank|skill|agreement|importance|stage|tier|cut|class|degree|rating",
    ),
    distinct: 7,
  },
  list: {
    share: 1.3,
    recipes: [
      listOf(["{tag}"]),
      listOf(["{category}"]),
      listOf(["{amenity}"]),
      listOf(["{payment}"]),
      listOf(["{ingredient}"]),
      listOf(["{colour}"]),
      listOf(["{tag}", "{abstract}", "{noun}"]),
      listOf(["{dishSide}", "{dishMain}"]),
      (maker) => () =>
        JSON.stringify(Array.from({ length: maker.whole(1, 4) }, () => maker.word("tag"))).replaceAll('"', "'"),
      listOf(["{place}"]),
      (maker) => () => Array.from({ length: maker.whole(2, 6) }, () => maker.faker.food.ingredient()).join(", "),
      (maker) => () =>
        Array.from({ length: maker.whole(2, 6) }, () => maker.whole(1, 60)).join(maker.pick([",", ", ", ";"])),
    ],
    headers: headers(
      "tags|keywords|genres|ingredients|categories|list|skills|Schlagwörter|Zutaten|mots-clés|ingrédients|etiquetas|ingredientes|ingredienti|parole chiave|paymentAccepted|topics|features|colors|languages|states|subjects|amenities|servesCuisine|Labels|options|items",
    ),
  },
  empty: {
    recipes: [() => () => "", oneList("|N/A|-", "|", "NA|")],
    headers: headers("notes|comment|Unnamed: 5|x|extra|remark|field|deleted_at|fax|middle_name|suffix"),
    share: 0.4,
    distinct: 2,
  },
};
