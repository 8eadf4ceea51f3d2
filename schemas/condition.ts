/** What a value is compared with: one that is given, or something known at the time of asking. */
export type Operand = string | number | boolean | { readonly fact: 'today' };

/**
 * A statement about a record, or about the siblings of a property: of the value at a dotted path, which may lead into
 * lists (`transactions.0.payment_link`). An absent value equals nothing and is less than nothing.
 */
export type Condition = { readonly path: string } & (
  | { readonly in: readonly unknown[] }
  | { readonly eq: Operand }
  | { readonly ne: Operand }
  | { readonly lt: Operand }
  | { readonly absent: true }
);
