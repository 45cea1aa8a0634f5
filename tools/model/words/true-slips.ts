/**
 * Misspelt words of the columns that training uses: a person read the words that a first model was surest of. They are
 * neither taken for right words nor for slips.
 */
export const TRUE_SLIPS: ReadonlySet<string> = new Set(
  [
    "appalacha baamas behavio bielorusia bisau deplo dinánmico ésactiver insignifficant jaunita massimizzate midewest paysd",
    "pepople purpos relacciones selezionalo sodiers soliders sorcerors standar troo valuabl",
  ]
    .join(" ")
    .split(" "),
);
