/** Reads a chemical formula: elements, counts, brackets, water of crystallisation and charge. */

export interface Formula {
  /** The formula with plain digits. */
  readonly text: string;
  /** Elements in the order they first occur, with their counts. */
  readonly elements: ReadonlyMap<string, number>;
  /** Each element once, no brackets, no water, no charge: the order carries no structure. */
  readonly isPlain: boolean;
}

const ELEMENTS: ReadonlySet<string> = new Set(
  "H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr Rb Sr Y Zr Nb Mo Tc Ru Rh Pd Ag Cd In Sn Sb Te I Xe Cs Ba La Ce Pr Nd Pm Sm Eu Gd Tb Dy Ho Er Tm Yb Lu Hf Ta W Re Os Ir Pt Au Hg Tl Pb Bi Po At Rn Fr Ra Ac Th Pa U Np Pu Am Cm Bk Cf Es Fm Md No Lr Rf Db Sg Bh Hs Mt Ds Rg Cn Nh Fl Mc Lv Ts Og D T".split(
    " ",
  ),
);
const SUBSCRIPTS = "₀₁₂₃₄₅₆₇₈₉";
const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const TOKEN = /([A-Z][a-z]?)|([([])|([)\]])|(\d{1,4}(?:\.\d{1,3})?)/y;
const CHARGE = /(?:\^?\{?\d{0,2}[+-]\}?|\^\{?[+-]\d{0,2}\}?|[⁰¹²³⁴⁵⁶⁷⁸⁹]?[⁺⁻])$/;
const STATE = /\((?:s|l|g|aq)\)$/;
const MAX_LENGTH = 120;
const DEEPEST = 5;

export function parseFormula(written: string): Formula | undefined {
  if (written.length > MAX_LENGTH) return undefined;
  const text = written
    .replace(/[₀-₉]/g, (digit) => String(SUBSCRIPTS.indexOf(digit)))
    .replace(/[.*•∙⋅](?=\d*[A-Z])/g, "·");
  const core = text.replace(STATE, "").replace(CHARGE, "");
  const elements = new Map<string, number>();
  const isRead = core.split("·").every((part) => readPart(part, elements));
  if (!isRead || elements.size === 0) return undefined;
  const names = core.match(/[A-Z][a-z]?/g) ?? [];
  const isPlain = core === text && /^[A-Za-z\d]+$/.test(core) && names.length === elements.size;
  return { text: foldSuperscripts(text), elements, isPlain };
}

/** A charge keeps its small signs; only digits that are counts are written plain. */
function foldSuperscripts(text: string): string {
  return /[⁺⁻]$/.test(text) ? text : text.replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (digit) => String(SUPERSCRIPTS.indexOf(digit)));
}

function readPart(part: string, elements: Map<string, number>): boolean {
  const factor = /^\d{1,3}(?=[A-Z([])/.exec(part)?.[0] ?? "";
  const multiplier = factor === "" ? 1 : Number(factor);
  const stack: Map<string, number>[] = [new Map()];
  let closed: Map<string, number> | undefined;
  let at = factor.length;
  while (at < part.length) {
    TOKEN.lastIndex = at;
    const [token, element, open, close, count] = TOKEN.exec(part) ?? [];
    const top = stack.at(-1);
    if (token === undefined || top === undefined) return false;
    at += token.length;
    if (element !== undefined) {
      if (!ELEMENTS.has(element)) return false;
      closed = addTo(top, new Map([[element, 1]]));
    } else if (open !== undefined) {
      if (stack.push(new Map()) > DEEPEST) return false;
      closed = undefined;
    } else if (close !== undefined) {
      const inner = stack.pop();
      const outer = stack.at(-1);
      if (inner === undefined || outer === undefined || inner.size === 0) return false;
      closed = addTo(outer, inner);
    } else {
      if (closed === undefined || Number(count) === 0) return false;
      addTo(top, closed, Number(count) - 1);
      closed = undefined;
    }
  }
  const [only] = stack;
  if (stack.length !== 1 || only === undefined || only.size === 0) return false;
  addTo(elements, only, multiplier);
  return true;
}

/** Adds the counts and returns what was added, so that a number behind it can multiply it. */
function addTo(target: Map<string, number>, added: ReadonlyMap<string, number>, times = 1): Map<string, number> {
  for (const [element, count] of added) target.set(element, (target.get(element) ?? 0) + count * times);
  return new Map(added);
}
