/**
 * Finds comments that are no sentences, words of a private dialect in comments, and exported names that end in "Of".
 * A comment begins with a subject or a verb: "Returns …", "The width of …", and not "Of the …" or "Where a …".
 */

const FRAGMENT = /^(?:Of|By|Where|Whoever|Whose|Those|So|As|To be|Said|Told|Asked|Who|Else|Also)\b/;
const DIALECT = /\b(?:told|said|anew|whoever)\b/gi;
/** A string may have a slash and a star too, but no space before them. */
const BLOCK = /(?<=^|[\s;{}(),])\/\*\*?([\s\S]*?)\*\//;
/** A run of comment lines is one comment. An address in a string has no space before its slashes. */
const LINES = /(?:(?<=^|[\s;{}(),])\/\/[^\n]*(?:\n[ \t]*(?=\/\/))?)+/;
const COMMENT = new RegExp(`${BLOCK.source}|${LINES.source}`, "gm");
const EXPORTED = /^export (?:default )?(?:async )?(?:function\*?|const|let|class|type|interface) (\w*[a-z]Of)\b/gm;

/**
 * Returns the faults of a file as `{ line, fault }`.
 * @param {string} text
 */
export function findCommentFaults(text) {
  const faults = [];
  const add = (at, fault) => faults.push({ line: text.slice(0, at).split("\n").length, fault });
  for (const match of text.matchAll(COMMENT)) {
    const comment = (match[1] ?? match[0]).replace(/^[ \t]*(?:\*|\/\/)?[ \t]?/gm, "").trim();
    const [start = ""] = FRAGMENT.exec(comment) ?? [];
    if (start !== "") add(match.index, `a comment begins with "${start}" and is no sentence: "${firstWords(comment)}"`);
    for (const [word] of comment.matchAll(DIALECT))
      add(match.index, `a comment has the word "${word}": "${firstWords(comment)}"`);
  }
  for (const { 1: name, index } of text.matchAll(EXPORTED))
    add(index, `the exported name "${name}" ends in "Of"; a verb or a plain noun says more`);
  return faults;
}

/**
 * Lists the folders that have more faults than they may still have.
 * @param {ReadonlyMap<string, number>} counts
 * @param {Readonly<Record<string, number>>} allowed
 */
export function findExcess(counts, allowed) {
  return [...counts]
    .filter(([folder, found]) => found > (allowed[folder] ?? 0))
    .map(
      ([folder, found]) => `${folder} has ${found} faults in comments and names; ${allowed[folder] ?? 0} are allowed`,
    );
}

/**
 * Returns the numbers that are allowed from now on: they may only fall, and folders without faults leave the list.
 * @param {ReadonlyMap<string, number>} counts
 * @param {Readonly<Record<string, number>>} allowed
 */
export function lowerAllowed(counts, allowed) {
  const lowered = Object.entries(allowed).map(([folder, most]) => [folder, Math.min(most, counts.get(folder) ?? 0)]);
  return Object.fromEntries(lowered.filter(([, most]) => most > 0));
}

function firstWords(comment) {
  return comment.replace(/\s+/g, " ").slice(0, 60);
}
