import type { FastifyRequest } from 'fastify';
import type { Language } from '../../domain/languages.ts';
import type { Granter } from '../../domain/access/granting.ts';
import type { Budgets } from '../limits/budgets.ts';
import type { Resource } from '../../schemas/resource.ts';
import { ApiError } from '../base/errors.ts';
import { areaOf } from './actor.ts';

/** The context of work: the company with its time zone, and the instant. */
export interface Scope {
  readonly tenant: { readonly id: string; readonly timeZone: string };
  readonly now: Date;
  /** The user's own rights; undefined for the program itself. */
  readonly granter?: Granter;
  /** The company's limits; defaults without a request. */
  readonly budgets?: Budgets;
  /** The base URL of links in mails. */
  readonly site?: string;
}

/** The reader of records. Platform data is read for no company. */
export interface Reader extends Scope {
  readonly language: Language;
  /** The ids of companies they may enter. */
  readonly tenants: readonly string[];
  /** Whether they administer the platform and see data of all companies. */
  readonly operates?: boolean;
}

/** Throws `forbidden` if the user lacks a permission beyond the route's. */
export function requirePermission({ granter }: Scope, permission: string): void {
  if (granter && !granter.permissions.has(permission)) throw new ApiError('forbidden');
}

/** Returns whether a request works in a tenant; administrators enter none. */
export const isInTenant = ({ identity }: FastifyRequest, { scope }: Pick<Resource, 'scope'>): boolean =>
  scope === 'tenant' || (scope === 'either' && (!identity || areaOf(identity.actor.type) !== 'admin'));
