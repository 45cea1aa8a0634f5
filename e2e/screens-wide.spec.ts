import { checkScreens } from "./check-screens.ts";

checkScreens("wide");
