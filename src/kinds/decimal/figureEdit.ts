import { decimalSigns } from '../../../domain/kinds/decimal.ts';
import type { Language } from '../../../domain/languages.ts';

/** A change by the browser to a field's text. */
export interface TextChange {
  readonly text: string;
  /** The caret, which is the end of the inserted text. */
  readonly caret: number;
  /** The start of the inserted text; the caret after a deletion. */
  readonly inserted: number;
}

/** Text and caret after a change. */
export interface FigureEdit {
  readonly text: string;
  readonly caret: number;
}

/** Removes the group separators of a formatted number on its first change, keeping inserted text. */
export function editGrouped({ text, caret, inserted }: TextChange, language: Language): FigureEdit {
  const notOurs = new RegExp(String.raw`[^\d${decimalSigns[language]}-]`, 'g');
  const plain = (part: string) => part.replaceAll(notOurs, '');
  const head = plain(text.slice(0, inserted)) + text.slice(inserted, caret);
  return { text: head + plain(text.slice(caret)), caret: head.length };
}

/** Removes characters that no number has; where it may be negative, a minus sign at its start stays. */
export function onlyFigures({ text, caret }: FigureEdit, isSigned = false): FigureEdit {
  const others = isSigned ? /(?!^)[-−]|[^\d.,\s−-]/g : /[^\d.,\s]/g;
  const kept = (part: string) => part.replaceAll(others, '');
  return { text: kept(text), caret: kept(text.slice(0, caret)).length };
}
