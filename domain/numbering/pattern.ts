import type { Issue } from '../validation/issue.ts';

/** How a series prints its numbers. */
export interface Printing {
  readonly prefix: string;
  readonly pattern: string;
  readonly restart?: string | undefined;
}

/** The pattern of the series `default`, which has no prefix. */
export const plainPattern = '{prefix}{number}';

const placeholder = /\{([^{}]*)\}/g;
const number = /^number(?::([1-9]|1[0-2]))?$/;

const namesIn = (pattern: string): string[] => Array.from(pattern.matchAll(placeholder), ([, name = '']) => name);

/** Returns what is wrong with a prefix and a pattern: rule 23 of series. */
export function printingIssues({ prefix, pattern, restart }: Printing): Issue[] {
  const names = namesIn(pattern);
  const count = (is: (name: string) => boolean): number => names.filter(is).length;
  const unknown = names.find((name) => name !== 'prefix' && name !== 'year' && !number.test(name));
  const isBroken = /[{}]/.test(pattern.replaceAll(placeholder, ''));
  return [
    ...(prefix === '' || /^[\d\s]/.test(prefix) ? [{ path: 'prefix', key: 'validation.seriesPrefix' }] : []),
    ...(/[{}]/.test(prefix) ? [{ path: 'prefix', key: 'validation.seriesBraces' }] : []),
    ...(unknown === undefined && !isBroken
      ? []
      : [{ path: 'pattern', key: 'validation.seriesPlaceholder', args: { name: unknown ?? '' } }]),
    ...(pattern.startsWith('{prefix}') && count((name) => name === 'prefix') === 1
      ? []
      : [{ path: 'pattern', key: 'validation.patternPrefix' }]),
    ...(count((name) => number.test(name)) === 1 ? [] : [{ path: 'pattern', key: 'validation.patternNumber' }]),
    ...(count((name) => name === 'year') > 1 ? [{ path: 'pattern', key: 'validation.patternYearOnce' }] : []),
    ...(restart === 'year' && !names.includes('year') ? [{ path: 'pattern', key: 'validation.patternYear' }] : []),
  ];
}

/** Returns whether the numbers of two series of one type could be printed alike: one prefix begins with the other. */
export const isAmbiguous = (one: string, other: string): boolean =>
  one !== '' && other !== '' && (one.startsWith(other) || other.startsWith(one));
