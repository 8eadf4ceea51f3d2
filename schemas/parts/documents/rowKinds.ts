/** The rows of a document that are printed between its lines, and bear no amount of their own. */
export const textKinds = ['text', 'heading', 'subtotal'] as const;

export type TextKind = (typeof textKinds)[number];

/** What a row of a document is: a line with an item, or one of the above. */
export const rowKind = {
  type: 'string',
  enum: ['line', ...textKinds],
  decidesRow: true,
  description:
    'What the row is; absent for a line, which needs `item`, `price` and `scenery`. The others have only a `description`, ' +
    'which a subtotal may leave out; it shows the totals of the lines since the last heading or subtotal.',
} as const;
