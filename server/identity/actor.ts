import type { Rights } from '../../domain/access/effective.ts';
import type { Language } from '../../domain/languages.ts';
import type { Theme } from '../../domain/themes.ts';
import type { Area, UserType } from '../../schemas/resource.ts';

/** The user who makes a request. */
export interface Actor {
  readonly uuid: string;
  readonly name: string;
  readonly email: string;
  readonly type: UserType;
  /** Values by kind: `{ tenant: ['acme'] }` grants access to acme. */
  readonly references: Readonly<Record<string, readonly string[]>> & { readonly tenant: readonly string[] };
}

/** The company of a request. */
export interface Tenant {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly timeZone: string;
  /** The tenant's own host; by default its short name before the platform's host. */
  readonly host?: string;
  /** A suspended company cannot be entered, and nothing is done for it. */
  readonly isSuspended?: boolean;
}

/** The user's console settings on all devices; absent until chosen. */
export interface Choices {
  readonly language?: Language;
  readonly theme?: Theme;
  readonly single_keys?: boolean;
}

/** A verified session: the user, and the companies they may enter. */
export interface Identity {
  readonly session: string;
  /** The scope of a client's session; null for a person's. */
  readonly scopes?: readonly string[] | null;
  readonly actor: Actor;
  readonly choices: Choices;
  readonly tenants: readonly Tenant[];
  /** Their rights in each tenant by id, and on the platform by the empty text. */
  readonly rights: Readonly<Record<string, Rights>>;
  /** Permissions that an administrator removed for everyone. */
  readonly withheld: readonly string[];
}

/** Formats an actor for the audit log: `Ana Souza <ana@acme.test>`. */
export const actorText = (actor: Pick<Actor, 'name' | 'email'>): string => `${actor.name} <${actor.email}>`;

const areas: Record<UserType, Area> = {
  COMPANY: 'company',
  CUSTOMER: 'company',
  ACCOUNTANT: 'accountants',
  PARTNER: 'accountants',
  ADMIN: 'admin',
};

/** Returns the console area of a user type (specification §6). */
export const areaOf = (type: UserType): Area => areas[type];
