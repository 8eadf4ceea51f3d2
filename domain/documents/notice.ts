import { figureText, type Figure } from '../kinds/figure.ts';
import type { Language } from '../languages.ts';

/** A sentence: a locale key and what it names, words as they are and figures. */
export interface Notice {
  readonly key: string;
  readonly args: Readonly<Record<string, string | Figure>>;
}

/** The arguments of a sentence in the reader's language. */
export const argsIn = ({ args }: Notice, language: Language): Record<string, string> =>
  Object.fromEntries(
    Object.entries(args).map(([name, named]) => [
      name,
      typeof named === 'string' ? named : figureText(named, language),
    ]),
  );
