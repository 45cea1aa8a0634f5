/** The recipes of docs/operations.md, which are the parts of scripts that "npm run test:engines" runs. */
import { replacePart } from "./markdown.ts";

/** Each part of the page has a script: its language, and all of its text. */
export type RecipeScripts = Readonly<Record<string, { readonly language: string; readonly text: string }>>;

const RECIPE = /^# recipe\n(.*?)\n# end of recipe$/ms;

export function operationsPage(page: string, scripts: RecipeScripts): string {
  return Object.entries(scripts).reduce((text, [name, { language, text: script }]) => {
    const recipe = RECIPE.exec(script)?.[1];
    if (recipe === undefined) throw new Error(`The script of "${name}" has no lines between "# recipe" and its end`);
    return replacePart(text, name, `\`\`\`${language}\n${recipe}\n\`\`\``);
  }, page);
}
