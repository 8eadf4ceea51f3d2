import { decimalSigns } from '../../../domain/kinds/decimal.ts';
import type { Language } from '../../../domain/languages.ts';

/** A change that the browser made to the text of a field. */
export interface TextChange {
  readonly text: string;
  /** Where the caret is now: what was inserted ends there. */
  readonly caret: number;
  /** Where it begins; at the caret where text was only deleted. */
  readonly inserted: number;
}

/** The text and the caret of a figure after a change. */
export interface FigureEdit {
  readonly text: string;
  readonly caret: number;
}

/**
 * The first change of a figure that is shown in groups: what is left of it loses its group signs, which would stand in
 * the wrong places, and what was inserted stays as it is.
 */
export function editGrouped({ text, caret, inserted }: TextChange, language: Language): FigureEdit {
  const notOurs = new RegExp(String.raw`[^\d${decimalSigns[language]}]`, 'g');
  const plain = (part: string) => part.replaceAll(notOurs, '');
  const head = plain(text.slice(0, inserted)) + text.slice(inserted, caret);
  return { text: head + plain(text.slice(caret)), caret: head.length };
}

/** The same without signs that no figure has. */
export function onlyFigures({ text, caret }: FigureEdit): FigureEdit {
  const kept = (part: string) => part.replaceAll(/[^\d.,\s]/g, '');
  return { text: kept(text), caret: kept(text.slice(0, caret)).length };
}
