import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import entities from '../../../../../schemas/resources/clients/entities.ts';
import { renderInConsole } from '../../../../../tests/support/console.tsx';
import { someone } from '../../../../../tests/support/me.ts';
import { session } from '../../../../access/console.ts';
import { RecordActionsProvider } from '../../../../generate/actions/RecordActionsProvider.tsx';
import Duplicates from './duplicates.tsx';

const client = {
  is_payment_responsible: false,
  reminders_off: false,
  requires_purchase_order: false,
  requires_buyer_reference: false,
  id: 'c-1',
  name: 'Blue Harbor',
  nif: '84-1234567',
  location: { place_id: 'p', address: 'New York', country: { id: 840, identifier: 'US' } },
};
const found = [
  { uuid: 'c-2', name: 'Blue Harbour LLC', archived: false, by: 'tax_id' },
  { uuid: 'c-3', name: 'Blue Harbors', archived: false, by: 'name' },
];
const shown = (
  <RecordActionsProvider resource={entities}>
    <Duplicates record={client} />
  </RecordActionsProvider>
);
const answers = { 'GET /api/v2/entities/duplicates': { json: { results: found, count: 2 } } };

it('a client’s page names those that may be the same, and offers to merge them', async () => {
  const { requests } = await renderInConsole(shown, { answers, language: 'en' });
  expect((await screen.findByRole('alert')).textContent).toContain('This tax ID belongs to Blue Harbour LLC');
  expect(screen.getByRole('link', { name: 'Blue Harbors' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Merge' })).toBeTruthy();
  expect(Object.fromEntries(requests[0]?.query ?? [])).toMatchObject({
    name: 'Blue Harbor',
    nif: '84-1234567',
    country: 'US',
    uuid: 'c-1',
  });
});

it('says nothing to users who may not change invoices, which a merge moves', async () => {
  vi.spyOn(session, 'me').mockReturnValue(someone({ permissions: ['entities:list', 'entities:edit'] }));
  const { requests } = await renderInConsole(shown, { answers });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(requests).toEqual([]);
});
