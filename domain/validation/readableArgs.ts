import { once } from '../kinds/once.ts';
import { cut } from './cut.ts';
import type { Issue } from './issue.ts';

const figures = once((language: string) => new Intl.NumberFormat(language, { maximumFractionDigits: 20 }));

/** Characters of what a message quotes: enough to know it by. */
const longest = 100;

/**
 * What a message names, as its reader writes figures: a bound of `0.01` is `0,01` in Portuguese and Spanish. What
 * somebody else wrote is quoted no longer than one reads.
 */
export function readableArgs(args: Issue['args'], language: string): Record<string, string | number> {
  const readable = Object.entries(args ?? {}).map(([name, value]) => {
    if (typeof value !== 'string') return [name, value];
    const isFigure = /^-?\d{1,15}(\.\d{1,15})?$/.test(value);
    return [name, isFigure ? figures(language).format(Number(value)) : cut(value, longest)];
  });
  return Object.fromEntries(readable);
}
