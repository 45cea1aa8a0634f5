/** The scopes that go by words; `semantic` goes by meaning. A test holds this list to the folder. */
import { columns } from "./columns.ts";
import { id } from "./id.ts";
import { name } from "./name.ts";
import { username } from "./username.ts";
import { values } from "./values.ts";

export const WORD_SCOPES = { name, id, username, columns, values } as const;
export type WordScopeId = keyof typeof WORD_SCOPES;
export type ScopeId = WordScopeId | "semantic";
