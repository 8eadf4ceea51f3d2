export type Area = 'company' | 'accountants' | 'admin';
export const userTypes = ['ADMIN', 'CUSTOMER', 'PARTNER', 'COMPANY', 'ACCOUNTANT'] as const;
export type UserType = (typeof userTypes)[number];
export type CrudAction = 'list' | 'show' | 'create' | 'edit' | 'delete' | 'export' | 'import';

/** A fact about the actor: their key, e-mail, companies by short name, or the entities they represent by key. */
export type ActorFact = 'uuid' | 'email' | 'tenants' | 'entities';

/**
 * The records visible to a role: their value at a path equals the given one or an actor's fact, or is one of several;
 * of several paths, one is enough. A reference is compared by key. It is part of the SQL condition of reads and writes.
 */
export type RowCondition<P extends string = string> = { readonly path: P | readonly P[] } & (
  | { readonly eq: string | number | boolean | { readonly fact: 'uuid' | 'email' } }
  | { readonly in: readonly (string | number)[] | { readonly fact: 'tenants' | 'entities' } }
);

/** A role's grant with restrictions. */
export interface Restricted<Action extends string = string, P extends string = string> {
  readonly may: readonly Action[];
  /** Conditions of visible records, all of which must hold; without any, all are visible. */
  readonly rows?: readonly RowCondition<P>[];
  /**
   * Properties hidden from the role: not readable, writable, searchable, filterable or sortable, and absent from lists,
   * forms, pages, exports and the history.
   */
  readonly hides?: readonly P[];
}

/** Permissions by area and user type. Everything else is refused. */
export type Access<Action extends string = string, P extends string = string> = {
  readonly [A in Area]?: { readonly [U in UserType]?: readonly Action[] | Restricted<Action, P> };
};
