export type Area = 'company' | 'accountants' | 'admin';
export const userTypes = ['ADMIN', 'CUSTOMER', 'PARTNER', 'COMPANY', 'ACCOUNTANT'] as const;
export type UserType = (typeof userTypes)[number];
export type CrudAction = 'list' | 'show' | 'create' | 'edit' | 'delete' | 'export' | 'import';

/**
 * Something known of the actor: their key, their e-mail, the companies they may enter, by their short names, or the entities
 * of companies that they stand for, by their keys.
 */
export type ActorFact = 'uuid' | 'email' | 'tenants' | 'entities';

/**
 * The records that are open to a role: those whose value at a path is the one given or known of the actor, or one of
 * several; of several paths, one is enough. A reference is compared by its key. It reaches SQL: what does not hold is not
 * there, for reads and writes.
 */
export type RowCondition<P extends string = string> = { readonly path: P | readonly P[] } & (
  | { readonly eq: string | number | boolean | { readonly fact: 'uuid' | 'email' } }
  | { readonly in: readonly (string | number)[] | { readonly fact: 'tenants' | 'entities' } }
);

/** What a role may do where that is not all there is to say. */
export interface Restricted<Action extends string = string, P extends string = string> {
  readonly may: readonly Action[];
  /** Which records there are for the role, by conditions that all hold; all, unless said. */
  readonly rows?: readonly RowCondition<P>[];
  /**
   * What of a record there is not for the role: neither read nor written, nor searched, filtered or sorted by; left out
   * of lists, forms, pages, exports and the history.
   */
  readonly hides?: readonly P[];
}

/** Who may do what, by area and user type. What is not listed is refused. */
export type Access<Action extends string = string, P extends string = string> = {
  readonly [A in Area]?: { readonly [U in UserType]?: readonly Action[] | Restricted<Action, P> };
};
