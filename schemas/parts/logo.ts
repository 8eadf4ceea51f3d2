import type { FileRule } from '../file.ts';

/** The picture that a document is headed by (specification §5). */
export const logoFile = { types: ['image/png', 'image/jpeg'], bytes: 3_145_728 } as const satisfies FileRule;

/** A logo of which lists show many at once: of no more bytes than a contract's, and few pixels to decode. */
export const smallLogoFile = {
  types: logoFile.types,
  bytes: 1_000_000,
  width: 2000,
  height: 2000,
} as const satisfies FileRule;
