/** How web pages fill the properties of their structured data: loosely, with words around the value. */
import type { Recipes } from "./maker.ts";
import { webAmounts } from "./web-amounts.ts";
import { webPlaces } from "./web-places.ts";
import { webWorks } from "./web-works.ts";

export const webRecipes: Recipes = { ...webAmounts, ...webPlaces, ...webWorks };
