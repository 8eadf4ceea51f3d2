import { safeName } from '../files/safeName.ts';

/** Returns the name of a document's file without its ending: its singular, then the number as printed. */
export const numberedFile = (singular: string, number: number | string | null | undefined): string =>
  `${singular}-${(number ?? null) === null ? 'draft' : safeName(String(number).replaceAll(/[/\\]/g, '-'))}`;
