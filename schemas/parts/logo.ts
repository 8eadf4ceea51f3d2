import type { FileRule } from '../file.ts';

/** The picture that a document is headed by (specification §5). */
export const logoFile = { types: ['image/png', 'image/jpeg'], bytes: 3_145_728 } as const satisfies FileRule;
