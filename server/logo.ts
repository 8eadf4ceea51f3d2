import type { logoTypes } from '../domain/invoice/logo.ts';

/** A picture of a company that has been looked into: it is what its type says. */
export interface Logo {
  readonly type: (typeof logoTypes)[number];
  readonly bytes: Uint8Array;
}
