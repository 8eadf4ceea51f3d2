import { advancesOf } from './font.ts';

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
    return Math.ceil(width * kerning * 100) / 100;
  };
}

/** Returns the widths of texts, if the ruler knows them. */
export const widthsOf = (texts: readonly string[], ruler: Ruler): Record<string, number> =>
  Object.fromEntries(
    texts.flatMap((text) => {
      const width = ruler(text);
      return width === undefined ? [] : [[text, width]];
    }),
  );
