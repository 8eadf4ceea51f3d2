import { once } from '../../domain/kinds/memoize.ts';
import { languages, type Language } from '../../domain/languages.ts';

const formats = once(
  (language: Language) =>
    new Intl.NumberFormat(languages[language].tag, { notation: 'compact', maximumFractionDigits: 1 }),
);

/** Formats a number on an axis: `1500000` -> `1,5 mi` in Portuguese. */
export const compactFigure = (figure: number, language: Language): string => formats(language).format(figure);
