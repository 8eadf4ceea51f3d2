import type { FileRule } from '../../file.ts';

/** The logo of a document (specification §5). */
export const logoFile = {
  types: ['image/png', 'image/jpeg'],
  bytes: 3_145_728,
  width: 2000,
  height: 2000,
} as const satisfies FileRule;

/** A logo that lists show in numbers: with few pixels. */
export const smallLogoFile = {
  types: logoFile.types,
  bytes: 1_000_000,
  width: 1000,
  height: 1000,
} as const satisfies FileRule;
