import { isolated } from './isolated.ts';

/** Returns `Name <address>` with its name in its own direction, so that the address stays behind it. */
export const isolatedName = (addressed: string): string =>
  addressed.replace(/^.+(?=\s<[^<>]*>$)/, (name) => isolated(name));

/** Returns a text as it is stored, copied or names a file: without what only orders it for readers. */
export const plainly = (text: string): string => text.replaceAll(/[\u2068\u2069]/g, '');
