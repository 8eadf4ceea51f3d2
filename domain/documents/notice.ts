import { figureText } from '../kinds/figure.ts';
import type { Figure } from '../validation/issue.ts';
import type { Language } from '../languages.ts';

/** A message: a locale key and its arguments, texts and figures. */
export interface Notice {
  readonly key: string;
  readonly args: Readonly<Record<string, string | Figure>>;
}

/** Formats the arguments of a message in the reader's language. */
export const argsIn = ({ args }: Notice, language: Language): Record<string, string> =>
  Object.fromEntries(
    Object.entries(args).map(([name, named]) => [
      name,
      typeof named === 'string' ? named : figureText(named, language),
    ]),
  );
