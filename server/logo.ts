/** A picture of a company that has been looked into: it is what its type says. */
export interface Logo {
  readonly type: 'image/png' | 'image/jpeg';
  readonly bytes: Uint8Array;
}
