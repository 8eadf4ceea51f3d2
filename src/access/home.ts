import { seesAll } from '../../domain/access/visible.ts';
import invoices from '../../schemas/resources/invoicing/invoices.ts';
import type { Area } from '../../schemas/resource.ts';
import type { Me } from './me.ts';

/** Returns whether a user has a home page in an area: a company's includes all of its invoices. */
export const hasHome = (area: Area, me: Me | undefined): boolean =>
  area !== 'company' ||
  (me !== undefined && seesAll(invoices, me.type) && me.permissions.includes(`${invoices.name}:list`));
