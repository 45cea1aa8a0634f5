/** Lists the scopes that search by words; `semantic` searches by meaning. A test compares the list with the folder. */
import { columns } from "./columns.ts";
import { id } from "./id.ts";
import { name } from "./name.ts";
import { username } from "./username.ts";
import { values } from "./values.ts";

export const WORD_SCOPES = { name, id, username, columns, values } as const;
export type WordScopeId = keyof typeof WORD_SCOPES;
export type ScopeId = WordScopeId | "semantic";
