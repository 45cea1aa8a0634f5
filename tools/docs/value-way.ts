/**
 * The longest way of a value through the engine, found in the code: functions that hand back a verdict, or what holds
 * verdicts, of which each calls the next one.
 */
import { parseSync } from "@swc/core";

export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

export interface Step {
  readonly name: string;
  readonly path: string;
  /** The first sentence of its comment. */
  readonly about: string;
}

/** What a function hands back that says what became of a value. */
const CARRIERS: ReadonlySet<string> = new Set(["Verdict", "CleanColumn", "CleanTable", "PageEvent", "PipelineEvent"]);

export function longestWay(files: readonly SourceFile[]): readonly Step[] {
  const functions = files.flatMap(readFunctions);
  const known = new Map<CarryingFunction, readonly CarryingFunction[]>();
  const wayFrom = (from: CarryingFunction, before: readonly CarryingFunction[]): readonly CarryingFunction[] => {
    const way = known.get(from);
    if (way !== undefined) return way;
    if (before.includes(from)) throw new Error(`${from.name} in ${from.path} calls itself by a way round`);
    const called = functions.filter((to) => to !== from && isCalled(to, from));
    const longest = [from, ...longestOf(called.map((to) => wayFrom(to, [...before, from])))];
    known.set(from, longest);
    return longest;
  };
  return longestOf(functions.map((from) => wayFrom(from, []))).map(({ name, owner, path, text }) => ({
    name: owner === undefined ? name : `${owner}.${name}`,
    path,
    about: commentOn(name, text),
  }));
}

/** Takes the last of equally long ones. */
function longestOf<One>(lists: readonly (readonly One[])[]): readonly One[] {
  return lists.reduce((longest, list) => (list.length >= longest.length ? list : longest), []);
}

interface CarryingFunction extends Omit<Step, "about"> {
  /** The text of its file. */
  readonly text: string;
  /** The class that it is a method of. */
  readonly owner: string | undefined;
  readonly calls: ReadonlySet<string>;
  /** What its file defines or imports. */
  readonly visible: ReadonlySet<string>;
}

/** A method is called where its class is known. */
function isCalled(to: CarryingFunction, from: CarryingFunction): boolean {
  return from.calls.has(to.name) && from.visible.has(to.owner ?? to.name);
}

/** A part of the syntax tree; its parts are read by name where they are there. */
type Part = Readonly<Record<string, unknown>>;

function readFunctions({ path, text }: SourceFile): readonly CarryingFunction[] {
  const module: unknown = parseSync(text, { syntax: "typescript", target: "es2022" });
  const parts = [...partsIn(module)];
  const owners = parts.filter(({ type }) => type === "ClassDeclaration");
  const functions = parts.filter(({ type }) => type === "FunctionDeclaration");
  const imported = parts.filter(({ type }) => type === "ImportSpecifier");
  const visible = new Set([
    ...[...owners, ...functions].map(({ identifier }) => nameOf(identifier)),
    ...imported.map(({ local }) => nameOf(local)),
  ]);
  const read = (name: string, of: Part, owner?: string): CarryingFunction[] => {
    if (!carries(of.returnType)) return [];
    return [{ name, path, owner, calls: callsIn(of.body), visible, text }];
  };
  return [
    ...functions.flatMap((of) => read(nameOf(of.identifier), of)),
    ...owners.flatMap((owner) =>
      [...partsIn(owner.body)]
        .filter(({ type }) => type === "ClassMethod")
        .flatMap((method) => read(nameOf(method.key), partOf(method.function), nameOf(owner.identifier))),
    ),
  ];
}

function* partsIn(tree: unknown): Generator<Part> {
  if (typeof tree !== "object" || tree === null) return;
  if (!Array.isArray(tree) && "type" in tree) yield partOf(tree);
  for (const part of Object.values(tree)) yield* partsIn(part);
}

function partOf(tree: unknown): Part {
  return typeof tree === "object" && tree !== null ? Object.fromEntries(Object.entries(tree)) : {};
}

function nameOf(identifier: unknown): string {
  const { value } = partOf(identifier);
  return typeof value === "string" ? value : "";
}

function carries(returned: unknown): boolean {
  const types = [...partsIn(returned)].filter(({ type }) => type === "TsTypeReference");
  return types.some(({ typeName }) => CARRIERS.has(nameOf(typeName)));
}

function callsIn(body: unknown): ReadonlySet<string> {
  const callees = [...partsIn(body)]
    .filter(({ type }) => type === "CallExpression")
    .map(({ callee }) => partOf(callee));
  return new Set(callees.map((callee) => nameOf(callee.property ?? callee)));
}

/** The sentence that stands right before the definition. */
function commentOn(name: string, text: string): string {
  const definition = new RegExp(String.raw`\*/\s*(?:export |private |async |function\*? |\*)*${name}\(`);
  const end = text.search(definition);
  if (end === -1) throw new Error(`"${name}" hands back a verdict and has no comment that says what it does`);
  const comment = text
    .slice(text.lastIndexOf("/**", end) + 3, end)
    .replaceAll(/\s*\n\s*\*?\s*/g, " ")
    .trim();
  return /^.*?\.(?=\s|$)/.exec(comment)?.[0] ?? comment;
}
