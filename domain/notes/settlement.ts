/** An invoice as a credit note finds it, in minor units. */
export interface Settled {
  readonly open: bigint;
  readonly writtenOff: bigint;
  /** Refunds, also requested ones, that no note covers. */
  readonly uncovered: bigint;
}

/** What a credit note takes, in this order; all of them add up to the note. */
export interface NoteSettlement {
  /** Of what is open. */
  readonly open: bigint;
  /** Of what was written off: that part of the write-off ends. */
  readonly writtenOff: bigint;
  /** Of refunds that were made without a note. */
  readonly refunded: bigint;
  /** Of what was received: only this is given back. */
  readonly received: bigint;
}

const atMost = (units: bigint, most: bigint): bigint => (units < most ? units : most > 0n ? most : 0n);

/** Splits a credit note over what its invoice has. */
export function settleNote(note: bigint, { open, writtenOff, uncovered }: Settled): NoteSettlement {
  const ofOpen = atMost(note, open);
  const ofLoss = atMost(note - ofOpen, writtenOff);
  const ofRefunds = atMost(note - ofOpen - ofLoss, uncovered);
  return { open: ofOpen, writtenOff: ofLoss, refunded: ofRefunds, received: note - ofOpen - ofLoss - ofRefunds };
}

/** Returns how much of the credit that notes made of a payment ends when the payment is reversed: what is unused. */
export const endedCredit = (reversed: bigint, made: bigint, unused: bigint): bigint =>
  atMost(atMost(reversed, made), unused);
