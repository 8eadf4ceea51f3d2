import stored from './letters.json' with { type: 'json' };
import { isPlain } from './plain.ts';
import { isInRanges, readRanges, type Ranges } from './ranges.ts';

/** A letter that no font of the documents has. */
export type Unprintable = {
  readonly letter: string;
  /** Its place in Unicode, because a screen may have no font for it either: `U+1D4B3`. */
  readonly code: string;
};

/** Characters without a shape: documents leave them out, or use them to join letters. Half a character is never stored. */
const shapeless = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Variation_Selector}]/gu;

let printed: Ranges | undefined;

/** Returns the first letter of a text that cannot be printed; undefined if there is none. */
export function unprintableIn(text: string): Unprintable | undefined {
  if (isPlain(text)) return undefined;
  printed ??= readRanges(stored.letters);
  for (const letter of text.normalize('NFC').replace(shapeless, '')) {
    const point = letter.codePointAt(0) ?? 0;
    if (!isInRanges(printed, point)) return { letter, code: codeOf(point) };
  }
  return undefined;
}

const codeOf = (point: number): string => `U+${point.toString(16).toUpperCase().padStart(4, '0')}`;
