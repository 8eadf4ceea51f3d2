import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import invoiceLines from '../../../schemas/resources/invoicing/invoice-lines.ts';
import invoiceTaxes from '../../../schemas/resources/invoicing/invoice-taxes.ts';
import { renderInConsole, type Answer } from '../../../tests/support/console.tsx';
import { ListPage } from './ListPage.tsx';

const invoice = '0192f0c1-0000-7000-8000-000000000007';
const note = '0192f0c1-0000-7000-8000-000000000008';
const transaction = {
  uuid: '0192f0c1-0000-7000-8000-000000000001',
  document: 'invoice',
  invoice: { uuid: invoice },
  number: 1042,
  full_number: '1042',
  status: 'paid',
  created: '2026-03-09',
  currency: 'BRL',
  service_buyer: { uuid: '0192f0c1-0000-7000-8000-000000000002', name: 'Blue Harbor Inc' },
  description: 'Consultoria',
};
const line = { ...transaction, quantity: '2', price: '500.00', total: '1000.00' };
const tax = { ...transaction, tribute: 'ISS', side: 'origin', tax_responsible: 'exporter', amount: '50.00' };

const lists = [
  ['invoice-lines', invoiceLines, line, 'Consultoria'],
  ['invoice-taxes', invoiceTaxes, tax, 'ISS'],
] as const;

describe.each(lists)('a row of %s', (path, resource, record, name) => {
  async function show(may: (resource: string, action: string) => boolean = () => true, shown: object = record) {
    const answer: Answer = { json: { results: [shown], count: 1 } };
    const view = await renderInConsole(<ListPage resource={resource} />, {
      may,
      answers: { [`GET /api/v2/${path}`]: answer },
    });
    await screen.findByText(name);
    return view;
  }

  it('opens its invoice, for which it requests the key', async () => {
    const { place, requests } = await show();
    expect(requests[0]?.query.get('fields')?.split(',')).toContain('invoice');
    await userEvent.click(screen.getByText('Blue Harbor Inc'));
    expect(place.current).toBe(`/invoices/${invoice}`);
  });

  it('of a note opens the note, and nothing for users who may not see notes', async () => {
    const noted = { ...record, document: 'credit_note', credit_note: { uuid: note } };
    const { place, requests } = await show(() => true, noted);
    expect(requests[0]?.query.get('fields')?.split(',')).toContain('credit_note');
    await userEvent.click(screen.getByText('Blue Harbor Inc'));
    expect(place.current).toBe(`/credit-notes/${note}`);
    cleanup();
    const { place: other } = await show((of) => of !== 'credit-notes', noted);
    await userEvent.click(screen.getByText('Blue Harbor Inc'));
    expect(other.current).toBe('/');
  });

  it('shows the number without formatting, and offers no actions', async () => {
    await show((of, action) => ['list', 'export'].includes(action) || of === 'invoices');
    expect(screen.getByText('1042')).toBeDefined();
    expect(screen.queryByRole('columnheader', { name: 'Opções' })).toBeNull();
    expect(screen.queryByLabelText(/^Opções:/)).toBeNull();
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
  });

  it('opens nothing for users who may not see invoices', async () => {
    const { place } = await show((_resource, action) => action === 'list');
    await userEvent.click(screen.getByText('Blue Harbor Inc'));
    expect(place.current).toBe('/');
  });
});
