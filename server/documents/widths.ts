import { advancesOf } from './font.ts';
import { between } from './labels.ts';

/** Returns the maximum width of a text on one line, in ems; undefined if the width of a letter is unknown. */
export type Ruler = (text: string) => number | undefined;

/** Kerning may put letters further apart than their advance widths. */
const kerning = 1.01;

/** Creates a ruler for texts in any of these fonts, by the widest one. */
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

/** Returns the widths of all texts in a value, and of the parts of labels in two languages, if the ruler knows them. */
export function widthsOf(value: unknown, ruler: Ruler): Record<string, number> {
  const widths = new Map<string, number>();
  for (const text of new Set(textsOf(value))) {
    const width = ruler(text);
    // Two decimals suffice, and make a shorter message.
    if (width !== undefined) widths.set(text, Math.ceil(width * 100) / 100);
  }
  return Object.fromEntries(widths);
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.includes(between) ? [value, ...value.split(between)] : [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}
