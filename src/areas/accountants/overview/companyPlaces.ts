import type { OverviewCompany } from '../../../../dataProvider/calls/accountants.ts';
import { draftList, overviewLists } from '../../../../domain/accountants/lists.ts';
import { attentionLists, type ListFilter } from '../../../../domain/home/lists.ts';
import { addressInTenant } from '../../../access/tenant.ts';
import type { Me } from '../../../access/me.ts';

export type Figure = 'open' | 'overdue' | 'received';
export type Waiting = 'overdue' | 'held' | 'drafts' | 'ending';

/** Returns the URLs of an accessible company's home and of the lists behind its figures. */
export function companyPlaces({ tenant, paid, due, today = '', attention }: OverviewCompany, me: Me) {
  const address = (path: string, filter?: ListFilter) =>
    addressInTenant(tenant, me, path, filter && { filter: JSON.stringify(filter) });
  const waiting = attentionLists({ today, ending: attention?.ending ?? '' });
  const attentionPlaces: Readonly<Record<Waiting, string>> = {
    overdue: address('/invoices', waiting.overdue),
    held: address('/runs'),
    drafts: address('/invoices', waiting.past_due_drafts),
    ending: address('/contracts', waiting.ending_contracts),
  };
  return {
    home: address(''),
    figure: (currency: string, figure: Figure) =>
      paid &&
      address(
        figure === 'received' ? '/transactions' : '/invoices',
        overviewLists(currency, { paid, ...(due && { due }) })[figure],
      ),
    drafts: address('/invoices', draftList),
    attention: attentionPlaces,
  };
}

/** Returns the counts of items that need attention, as far as visible; without zeros. */
export function waitingIn({ attention }: OverviewCompany): [Waiting, number][] {
  if (!attention) return [];
  const all: [Waiting, number][] = [
    ['overdue', attention.overdue],
    ['held', attention.held ?? 0],
    ['drafts', attention.past_due_drafts],
    ['ending', attention.ending_contracts ?? 0],
  ];
  return all.filter(([, count]) => count > 0);
}
