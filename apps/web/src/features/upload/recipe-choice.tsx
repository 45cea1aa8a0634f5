/** The recipe that the next file follows: what was decided about an earlier table. */
import { LABELS, RECIPE_FORMAT, type Recipe } from "@limpid/contract";
import { useState } from "react";
import { chooseFile } from "../../lib/choose-file.ts";
import { UploadChoice } from "./upload-choice.tsx";

interface RecipeChoiceProps {
  readonly recipe: Recipe | null;
  readonly isDisabled: boolean;
  readonly onChange: (recipe: Recipe | null) => void;
}

const NONE = "none";
const CHOSEN = "chosen";
const FILE = "file";

export function RecipeChoice({ recipe, isDisabled, onChange }: RecipeChoiceProps) {
  const [fault, setFault] = useState<string | null>(null);
  const choose = async (): Promise<void> => {
    const file = await chooseFile(".json");
    if (file === null) return;
    const read = await readFile(file);
    setFault(read === null ? `${file.name} is not a recipe.` : null);
    if (read !== null) onChange(read);
  };
  return (
    <UploadChoice
      label={LABELS.recipe}
      options={[
        { value: NONE, label: "No recipe" },
        ...(recipe === null ? [] : [{ value: CHOSEN, label: recipe.name }]),
        { value: FILE, label: "Choose a file…" },
      ]}
      value={recipe === null ? NONE : CHOSEN}
      about={fault ?? (recipe === null ? LABELS.recipeMeans : describe(recipe))}
      isDisabled={isDisabled}
      onChange={(value) => {
        setFault(null);
        if (value === FILE) void choose();
        else if (value === NONE) onChange(null);
      }}
    />
  );
}

/** Null for anything else. The service checks the rest of it. */
async function readFile(file: File): Promise<Recipe | null> {
  try {
    const value = JSON.parse(await file.text()) as Recipe | null;
    const isRecipe =
      value?.format === RECIPE_FORMAT && value.columns.every(({ decisions }) => Array.isArray(decisions));
    return isRecipe ? value : null;
  } catch {
    return null;
  }
}

function describe({ columns, made_from }: Recipe): string {
  const decided = columns.map(
    ({ class_is, decisions, new_title }) =>
      decisions.length + (class_is === "chosen" ? 1 : 0) + (new_title === undefined ? 0 : 1),
  );
  const count = decided.reduce((sum, one) => sum + one, 0);
  const from = made_from === null ? "" : ` made with ${made_from}`;
  return `${count} ${count === 1 ? "decision" : "decisions"}${from}. What it does not find in your file is listed.`;
}
