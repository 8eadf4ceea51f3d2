import { seesAll } from '../../domain/access/visible.ts';
import invoices from '../../schemas/resources/invoicing/invoices.ts';
import tenants from '../../schemas/resources/platform/tenants.ts';
import type { Area } from '../../schemas/resource.ts';
import type { Me } from './me.ts';

/** The lists that the home page of an area sums up; that of accountants shows what they may see of each company. */
const summedUp = { company: invoices, admin: tenants } as const;

/** Returns whether a user has a home page in an area: they may read all that it sums up. */
export const hasHome = (area: Area, me: Me | undefined): boolean =>
  area === 'accountants' ||
  (me !== undefined && seesAll(summedUp[area], me.type) && me.permissions.includes(`${summedUp[area].name}:list`));
