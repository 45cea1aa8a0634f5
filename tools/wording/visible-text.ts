/** Finds the texts in a module that a user can see: string literals, templates and JSX text. Comments are left aside. */
import { parseSync } from "@swc/core";

export interface VisibleText {
  readonly text: string;
  readonly line: number;
}

/** What stands for a value inside a template. */
const VALUE = "…";
/** Keys of the tree whose strings are names of modules or types. */
const NOT_SHOWN = new Set(["source", "typeAnnotation", "typeParams", "typeArguments", "superTypeParams", "returnType"]);

interface Node {
  readonly type: string;
  readonly span?: { readonly start: number };
}

export function readVisibleTexts(source: string, isJsx = false): readonly VisibleText[] {
  const tree = parseSync(source, { syntax: "typescript", tsx: isJsx, target: "esnext" });
  const bytes = Buffer.from(source);
  // The positions of swc count on from one parsed module to the next, and begin at the first token, not at a comment.
  const first = Buffer.byteLength(source.slice(0, firstToken(source)));
  const texts: VisibleText[] = [];
  const lineAt = (start: number) => {
    const offset = start - tree.span.start + first;
    let line = 1;
    for (let index = 0; index < offset && index < bytes.length; index += 1) if (bytes[index] === 10) line += 1;
    return line;
  };
  visit(tree, (node, text) => texts.push({ text, line: lineAt(node.span?.start ?? tree.span.start) }));
  return texts;
}

function firstToken(source: string): number {
  return /^(?:\s+|\/\/.*|\/\*[\s\S]*?\*\/|#!.*)*/.exec(source)?.[0].length ?? 0;
}

function visit(value: unknown, found: (node: Node, text: string) => void): void {
  if (Array.isArray(value)) {
    for (const member of value) visit(member, found);
    return;
  }
  if (!isNode(value)) {
    // Arguments and elements are wrapped in plain objects.
    if (typeof value === "object" && value !== null) for (const member of Object.values(value)) visit(member, found);
    return;
  }
  const text = textAt(value);
  if (text !== undefined && text !== "") found(value, text);
  if (value.type.startsWith("Ts") && value.type.endsWith("Declaration")) return;
  for (const [key, member] of Object.entries(value)) {
    if (key !== "span" && !NOT_SHOWN.has(key)) visit(member, found);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

function textAt(node: Node): string | undefined {
  if (node.type === "TemplateLiteral" && "quasis" in node && Array.isArray(node.quasis)) {
    return node.quasis.map((quasi: { cooked?: string; raw: string }) => quasi.cooked ?? quasi.raw).join(VALUE);
  }
  if ((node.type === "StringLiteral" || node.type === "JSXText") && "value" in node) {
    return String(node.value).replace(/\s+/gu, " ").trim();
  }
  return undefined;
}
