/** Lists the scripts of values by their Unicode blocks. The ranges are rough and serve model features only. */
export const SCRIPTS = ["accented", "greek", "cyrillic", "hebrew", "arabic", "indic", "thai", "kana", "han", "hangul"];

const BLOCKS: readonly (readonly [from: number, to: number, script: string])[] = [
  [0xc0, 0x24f, "accented"],
  [0x370, 0x3ff, "greek"],
  [0x400, 0x52f, "cyrillic"],
  [0x590, 0x5ff, "hebrew"],
  [0x600, 0x6ff, "arabic"],
  [0x900, 0xdff, "indic"],
  [0xe00, 0xe7f, "thai"],
  [0x1e00, 0x1eff, "accented"],
  [0x3040, 0x30ff, "kana"],
  [0x4e00, 0x9fff, "han"],
  [0xac00, 0xd7af, "hangul"],
];

/** Returns the index of the script of a UTF-16 unit beyond ASCII, or -1. */
export function findScript(code: number): number {
  for (const [from, to, script] of BLOCKS) if (code >= from && code <= to) return SCRIPTS.indexOf(script);
  return -1;
}
