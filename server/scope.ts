import type { Language } from '../domain/languages.ts';
import type { Granter } from '../domain/access/granting.ts';
import type { Budgets } from './budgets.ts';
import { ApiError } from './errors.ts';

/** On whose behalf work is done, and when: the company with its clock's zone, and the instant. */
export interface Scope {
  readonly tenant: { readonly id: string; readonly timeZone: string };
  readonly now: Date;
  /** What whoever asks may do there; undefined where nobody asks, but the program itself. */
  readonly granter?: Granter;
  /** What the company may use up; the defaults where nobody asked. */
  readonly budgets?: Budgets;
  /** Where links in mails begin, for what sends some. */
  readonly site?: string;
}

/** For whom records are read. What is the platform's is read for no company. */
export interface Reader extends Scope {
  readonly language: Language;
  /** The companies they may enter, by their ids. */
  readonly tenants: readonly string[];
  /** Whether they administer the platform, and so see what is of all companies. */
  readonly operates?: boolean;
}

/** Throws `forbidden` where whoever asks may not do something besides what the route has let them in for. */
export function requirePermission({ granter }: Scope, permission: string): void {
  if (granter && !granter.permissions.has(permission)) throw new ApiError('forbidden');
}
