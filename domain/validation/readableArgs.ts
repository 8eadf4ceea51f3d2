import type { Issue } from './issue.ts';

/** What a message names, as its reader writes figures: a bound of `0.01` is `0,01` in Portuguese and Spanish. */
export function readableArgs(args: Issue['args'], language: string): Record<string, string | number> {
  const figures = new Intl.NumberFormat(language, { maximumFractionDigits: 20 });
  const readable = Object.entries(args ?? {}).map(([name, value]) => {
    const isFigure = typeof value === 'string' && /^-?\d{1,15}(\.\d+)?$/.test(value);
    return [name, isFigure ? figures.format(Number(value)) : value];
  });
  return Object.fromEntries(readable);
}
