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
  /** Attributes that may hold the name of a field, as in `<field name="id">1</field>`. */
  readonly named: Map<string, NamedBy>;
  count: number;
  /** Characters of its own texts and attributes. */
  characters: number;
  /** Largest number of elements of this kind in one parent. */
  mostTogether: number;
  hasText: boolean;
  /** Whether elements stand within its text, as in `The <b>big</b> cat`. */
  isMixed: boolean;
}

export interface NamedBy {
  count: number;
  /** Only the first ones are kept. */
  readonly values: string[];
}

/** A document of a million different names is no table, and its tree would fill the memory. */
const MAX_KINDS = 50_000;

/** Attributes that name fields in exports of databases and search engines. */
const NAME_ATTRIBUTES: ReadonlySet<string> = new Set(
  "name NAME Name key Key KEY k field column col colname label LABEL id ID code".split(" "),
);
const MAX_NAMES = 2000;
/** Elements that mark a part of a text. */
const INLINE =
  /^(?:a|b|i|u|s|q|em|strong|br|lb|span|sub|sup|small|big|font|code|tt|cite|abbr|mark|italic|bold|hi|emph)$/i;

interface Counting {
  readonly kind: ElementKind;
  /** Whether a text, and then an element, came before. */
  hasText: boolean;
  hasElementBehind: boolean;
  readonly together: Map<ElementKind, number>;
}

export type ScannedXml = { readonly root: ElementKind } | BrokenXml | undefined;

/** Reads the document once; undefined if it has too many kinds of elements. */
export function scanElements(text: string): ScannedXml {
  const top = newKind("", "", undefined);
  const open: Counting[] = [startCounting(top)];
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
      if (parent.hasText) {
        parent.hasElementBehind = true;
        if (INLINE.test(kind.name)) parent.kind.isMixed = true;
      }
      for (const attribute in attributes) {
        if (!isData(attribute, attributes)) continue;
        kind.attributes.add(attribute);
        kind.characters += attributes[attribute]?.length ?? 0;
        if (NAME_ATTRIBUTES.has(attribute)) addName(kind, attribute, attributes[attribute] ?? "");
      }
      open.push(startCounting(kind));
    },
    text: (content) => {
      const element = open.at(-1) as Counting;
      if (content.trim() === "") return;
      element.kind.hasText = true;
      element.kind.characters += content.trim().length;
      element.hasText = true;
      if (element.hasElementBehind) element.kind.isMixed = true;
    },
    close: () => open.pop(),
    isDone: () => kinds > MAX_KINDS,
  });
  if (broken !== undefined) return broken;
  const [root] = top.children.values();
  return root === undefined || kinds > MAX_KINDS ? undefined : { root };
}

function startCounting(kind: ElementKind): Counting {
  return { kind, hasText: false, hasElementBehind: false, together: new Map() };
}

function addName(kind: ElementKind, attribute: string, value: string): void {
  const named = kind.named.get(attribute) ?? { count: 0, values: [] };
  kind.named.set(attribute, named);
  named.count++;
  if (named.values.length < MAX_NAMES) named.values.push(value);
}

const FORMAL = /^xmlns(?::|$)|:(?:noNamespaceS|s)chemaLocation$|:nil$/;
/** The internal numbers that FileMaker gives each record. */
const INTERNAL = ["RECORDID", "MODID"];

/**
 * Declarations and hints for validators are no data, nor are the internal numbers of FileMaker's records: these have
 * both, or fields that are placed.
 */
export function isData(attribute: string, attributes: Readonly<Record<string, string>>, isPlaced = false): boolean {
  if (FORMAL.test(attribute)) return false;
  return !INTERNAL.includes(attribute) || !(isPlaced || INTERNAL.every((name) => attributes[name] !== undefined));
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
    named: new Map(),
    count: 0,
    characters: 0,
    mostTogether: 0,
    hasText: false,
    isMixed: false,
  };
}
