import { advancesOf } from './font.ts';

/** How many ems wide a text is at most on one line; undefined where not all its letters are known. */
export type Ruler = (text: string) => number | undefined;

/** Pairs of letters may stand further apart than their advances say. */
const kerning = 1.01;

/** A ruler for what is printed in one of these fonts, by the widest of them. */
export function rulerOf(fonts: readonly Uint8Array[]): Ruler {
  const widest = new Map<number, number>();
  for (const [point, advance] of fonts.flatMap((font) => [...advancesOf(font)])) {
    widest.set(point, Math.max(advance, widest.get(point) ?? 0));
  }
  return (text) => {
    let width = 0;
    for (const letter of text) {
      const advance = widest.get(letter.codePointAt(0) ?? 0);
      if (advance === undefined) return undefined;
      width += advance;
    }
    return width * kerning;
  };
}

/** The widths of all texts of a value, by text, as far as the ruler knows them. */
export function widthsOf(value: unknown, ruler: Ruler): Record<string, number> {
  const widths = new Map<string, number>();
  for (const text of new Set(textsOf(value))) {
    const width = ruler(text);
    // Hundredths are fine enough, and shorter to hand over.
    if (width !== undefined) widths.set(text, Math.ceil(width * 100) / 100);
  }
  return Object.fromEntries(widths);
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}
