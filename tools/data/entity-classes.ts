/** What is shown of the classes, for programs that clean nothing. */
import { entities } from "../../packages/entities/src/registry.ts";

export function entityClassesModule(): string {
  const lines = entities.map(
    ({ id, title, group, isPersonal, isLink }) => `  ${JSON.stringify({ id, title, group, isPersonal, isLink })},\n`,
  );
  return `/** Made by "npm run data" from the registry of classes; do not edit. */\nexport const ENTITY_CLASSES = [\n${lines.join("")}];\n`;
}
