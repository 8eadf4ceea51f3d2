import type { Rights } from '../../domain/access/effective.ts';
import type { Language } from '../../domain/languages.ts';
import type { Theme } from '../../domain/themes.ts';
import type { Area, UserType } from '../../schemas/resource.ts';

/** Who asks. */
export interface Actor {
  readonly uuid: string;
  readonly name: string;
  readonly email: string;
  readonly type: UserType;
  /** Values by kind: `{ tenant: ['acme'] }` lets the user into acme. */
  readonly references: Readonly<Record<string, readonly string[]>> & { readonly tenant: readonly string[] };
}

/** The company on whose behalf a request is made. */
export interface Tenant {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly timeZone: string;
  /** The tenant's own host; without one, its short name before the platform's host names it. */
  readonly host?: string;
  /** Nobody enters a company that is suspended, and nothing is done on its behalf. */
  readonly isSuspended?: boolean;
}

/** How somebody wants the console, on every device; absent while they have not chosen. */
export interface Choices {
  readonly language?: Language;
  readonly theme?: Theme;
}

/** A verified session: who, and which companies are open to them. */
export interface Identity {
  readonly session: string;
  /** The permissions that a client's session is limited to; none of a person's. */
  readonly scopes?: readonly string[] | null;
  readonly actor: Actor;
  readonly choices: Choices;
  readonly tenants: readonly Tenant[];
  /** What they hold in each tenant, by its id, and on the platform, by the empty text. */
  readonly rights: Readonly<Record<string, Rights>>;
  /** The permissions that an administrator has taken from everybody. */
  readonly withheld: readonly string[];
}

/** How the audit log names somebody: `Ana Souza <ana@acme.test>`. */
export const actorText = (actor: Pick<Actor, 'name' | 'email'>): string => `${actor.name} <${actor.email}>`;

const areas: Record<UserType, Area> = {
  COMPANY: 'company',
  CUSTOMER: 'company',
  ACCOUNTANT: 'accountants',
  PARTNER: 'accountants',
  ADMIN: 'admin',
};

/** Where the console takes a user of a type (specification §6). */
export const areaOf = (type: UserType): Area => areas[type];
