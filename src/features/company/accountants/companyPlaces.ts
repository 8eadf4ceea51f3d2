import type { OverviewCompany } from '../../../../dataProvider/calls/accountants.ts';
import { draftList, overviewLists } from '../../../../domain/company/accountants/lists.ts';
import { waitingIn as waitingItems, type Waiting } from '../../../../domain/company/home/attention.ts';
import type { ListFilter } from '../../../../domain/company/home/lists.ts';
import { addressInTenant } from '../../../access/tenant.ts';
import type { Me } from '../../../access/me.ts';

export type Figure = 'open' | 'overdue' | 'received';

/** Returns the URLs of an accessible company's home and of the lists behind its figures. */
export function companyPlaces({ tenant, paid, due }: OverviewCompany, me: Me) {
  const address = (path: string, filter?: ListFilter) =>
    addressInTenant(tenant, me, path, filter && { filter: JSON.stringify(filter) });
  return {
    home: address(''),
    figure: (currency: string, figure: Figure) =>
      paid &&
      address(
        figure === 'received' ? '/transactions' : '/invoices',
        overviewLists(currency, { paid, ...(due && { due }) })[figure],
      ),
    drafts: address('/invoices', draftList),
    waiting: ({ resource, filter }: Waiting) => address(`/${resource}`, filter),
  };
}

/** Returns the items of a company that need attention, as far as visible; without zeros. */
export const waitingIn = ({ attention, today = '' }: OverviewCompany): readonly Waiting[] =>
  attention ? waitingItems(attention, today) : [];
