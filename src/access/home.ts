import { seesAll } from '../../domain/access/seen.ts';
import invoices from '../../schemas/resources/invoices.ts';
import type { Area } from '../../schemas/resource.ts';
import type { Me } from './me.ts';

/** Whether an area has a home page for somebody: that of a company adds up all of its invoices. */
export const hasHome = (area: Area, me: Me | undefined): boolean =>
  area !== 'company' ||
  (me !== undefined && seesAll(invoices, me.type) && me.permissions.includes(`${invoices.name}:list`));
