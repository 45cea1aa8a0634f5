/** How a recipe says that it is one. */
export const RECIPE_FORMAT = "limpid-recipe";
/** Grows with each change that an older Limpid would not understand. */
export const RECIPE_VERSION = 1;
