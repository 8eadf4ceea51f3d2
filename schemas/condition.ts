/** A value to compare with: given, or a fact at evaluation time. */
export type Operand = string | number | boolean | { readonly fact: 'today' };

/**
 * A condition on a record, or on a property's siblings: it compares the value at a dotted path, possibly into lists
 * (`transactions.0.payment_link`). An absent value equals nothing and is less than nothing.
 */
export type Condition = { readonly path: string } & (
  | { readonly in: readonly unknown[] }
  | { readonly eq: Operand }
  | { readonly ne: Operand }
  | { readonly lt: Operand }
  | { readonly absent: true }
);
