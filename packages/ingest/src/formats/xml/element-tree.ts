/**
 * Collects the kinds of elements in a document by path: how often they occur, how many side by side, and with which
 * fields.
 */
import { type BrokenXml, localName, parseXml } from "./parse-xml.ts";

export interface ElementKind {
  /** Local names from the root, joined by dots. */
  readonly path: string;
  readonly name: string;
  readonly parent: ElementKind | undefined;
  readonly children: Map<string, ElementKind>;
  readonly attributes: Set<string>;
  count: number;
  /** Largest number of elements of this kind in one parent. */
  mostTogether: number;
  hasText: boolean;
}

/** A document of a million different names is no table, and its tree would fill the memory. */
const MAX_KINDS = 50_000;

interface Counting {
  readonly kind: ElementKind;
  readonly together: Map<ElementKind, number>;
}

export type ScannedXml = { readonly root: ElementKind } | BrokenXml | undefined;

/** Reads the document once; undefined if it has too many kinds of elements. */
export function scanElements(text: string): ScannedXml {
  const top = newKind("", "", undefined);
  const open: Counting[] = [{ kind: top, together: new Map() }];
  let kinds = 0;
  const broken = parseXml(text, {
    open: (name, attributes) => {
      const parent = open.at(-1) as Counting;
      const known = parent.kind.children.get(localName(name));
      const kind = known ?? addChild(parent.kind, localName(name));
      if (known === undefined) kinds++;
      kind.count++;
      const together = (parent.together.get(kind) ?? 0) + 1;
      parent.together.set(kind, together);
      if (together > kind.mostTogether) kind.mostTogether = together;
      for (const attribute in attributes) if (isData(attribute)) kind.attributes.add(attribute);
      open.push({ kind, together: new Map() });
    },
    text: (content) => {
      const { kind } = open.at(-1) as Counting;
      if (!kind.hasText && content.trim() !== "") kind.hasText = true;
    },
    close: () => open.pop(),
    isDone: () => kinds > MAX_KINDS,
  });
  if (broken !== undefined) return broken;
  const [root] = top.children.values();
  return root === undefined || kinds > MAX_KINDS ? undefined : { root };
}

/** Declarations and hints for validators are no data. */
export function isData(attribute: string): boolean {
  return attribute !== "xmlns" && !/^xmlns:|:(?:noNamespaceS|s)chemaLocation$|:nil$/.test(attribute);
}

function addChild(parent: ElementKind, name: string): ElementKind {
  const isRoot = parent.parent === undefined && parent.name === "";
  const child = newKind(isRoot ? name : `${parent.path}.${name}`, name, isRoot ? undefined : parent);
  parent.children.set(name, child);
  return child;
}

function newKind(path: string, name: string, parent: ElementKind | undefined): ElementKind {
  return {
    path,
    name,
    parent,
    children: new Map(),
    attributes: new Set(),
    count: 0,
    mostTogether: 0,
    hasText: false,
  };
}
