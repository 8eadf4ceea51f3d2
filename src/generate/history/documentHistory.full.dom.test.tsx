import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { type Answer, renderInConsole } from '../../../tests/support/console.tsx';
import { invoiceRecord } from '../../../tests/support/invoices.ts';
import invoices from '../../../schemas/resources/invoicing/invoices.ts';
import { RecordActionsProvider } from '../actions/RecordActionsProvider.tsx';
import AuditDialog from './HistoryDialog.tsx';

const account = '0198f6b2-0000-7000-8000-00000000000a';
const invoice = invoiceRecord({ uuid: 'u-1', account_uuid: account });
const custom = '0198f6b2-0000-7000-8000-00000000000c';
const templates = [
  { uuid: 'b', name: 'Ultramar', link: 'invoiceTemplate1', editable: false, default: true },
  { uuid: custom, name: 'Nosso modelo', editable: true, default: false },
];
/** Returns the new value of each changed field, by name. */
const changed = async () => {
  const item = await screen.findByRole('listitem');
  const terms = within(item).getAllByRole('term');
  return Object.fromEntries(terms.map((term) => [term.textContent, term.nextSibling?.textContent]));
};
const call = 'GET /api/v2/audit/invoice/u-1';
const show = (answer: Answer | (() => Answer), language: 'pt' | 'en' | 'es' = 'pt') =>
  renderInConsole(
    <RecordActionsProvider resource={invoices}>
      <AuditDialog record={invoice} onClose={vi.fn()} />
    </RecordActionsProvider>,
    {
      language,
      answers: { [call]: answer, 'GET /api/v2/invoice-templates': { json: { results: templates, count: 2 } } },
    },
  );

const entry = {
  id: 'e-1',
  timestamp: '2026-03-09T15:30:00Z',
  action: 'updated',
  command: null,
  changes: { status: ['draft', 'billed'], total: ['1000.00', '1080.00'], company_number: [null, 'A-1'] },
  actor: 'Ana <ana@acme.test>',
};

describe('the history of an invoice', () => {
  it.each([
    [
      'pt',
      'Alteração de Referência interna, Situação e Total a pagar',
      {
        Situação: 'Antes: Rascunho → Depois: Emitida',
        'Total a pagar': 'Antes: US$\u00a01.000,00 → Depois: US$\u00a01.080,00',
        'Referência interna': 'A-1',
      },
    ],
    [
      'en',
      'Changed: Internal reference, Status, and Amount due',
      {
        Status: 'Before: Draft → After: Issued',
        'Amount due': 'Before: USD\u00a01,000.00 → After: USD\u00a01,080.00',
        'Internal reference': 'A-1',
      },
    ],
    [
      'es',
      'Cambio de Referencia interna, Estado y Total a pagar',
      { Estado: 'Antes: Borrador → Después: Emitida', 'Referencia interna': 'A-1' },
    ],
  ] as const)('lists the changes in %s', async (language, done, fields) => {
    await show({ json: [entry] }, language);
    const item = await screen.findByRole('listitem');
    within(item).getByRole('heading', { name: done });
    expect(item.textContent).toContain('Ana <ana@acme.test>');
    const changes = within(item)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextSibling?.textContent]);
    expect(Object.fromEntries(changes)).toMatchObject(fields);
  });

  it('shows unknown values unchanged, and changes without an actor as made by the system', async () => {
    await show({
      json: [{ ...entry, action: 'merged', actor: 'system', changes: { odd_column: [1, { name: 'Acme' }] } }],
    });
    const item = await screen.findByRole('listitem');
    within(item).getByRole('heading', { name: 'merged' });
    expect(item.textContent).toContain('pelo sistema');
    expect(within(item).getByRole('term').textContent).toBe('odd_column');
    expect(within(item).getByRole('definition').textContent).toBe('Antes: 1 → Depois: Acme');
  });

  it('of a new invoice shows its initial values in schema order, without technical ones', async () => {
    const changes = { total: [null, '10.00'], search_text: [null, 'x'], label: [null, null], status: [null, 'draft'] };
    const account_uuid = [null, '0198f6b2-0000-7000-8000-000000000001'];
    await show({ json: [{ ...entry, action: 'created', changes: { ...changes, account_uuid } }] });
    const item = await screen.findByRole('listitem');
    within(item).getByRole('heading', { name: 'Criada' });
    expect(
      within(item)
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual(['Situação', 'Total a pagar']);
  });

  it('shows templates and accounts by name, and names a changed one without a name generically', async () => {
    const changes = {
      template: ['invoiceTemplate1', custom],
      account_uuid: ['0198f6b2-0000-7000-8000-0000000000ff', account],
    };
    await show({ json: [{ ...entry, changes }] });
    expect(await changed()).toEqual({
      'Modelo do documento': 'Antes: Ultramar → Depois: Nosso modelo',
      'Conta de recebimento': 'Antes: outra → Depois: Wise USD',
    });
  });

  it('shows a receipt in the received currency, with all its decimals', async () => {
    const changes = { exchange_currency: [null, 'BRL'], exchange_rate: [null, '5.1000'], fee: [null, '10.50'] };
    await show({ json: [{ ...entry, changes }] });
    expect(await changed()).toEqual({
      'Moeda recebida': 'BRL',
      'Taxa de câmbio': '5,1000',
      Tarifa: 'R$\u00a010,50',
    });
  });

  it('shows lines by number, and how many more there are', async () => {
    const changes = { 'items_invoice.2.price': ['50.00', '60.00'], logo: [null, 'sha256:00'] };
    await show({ json: [{ ...entry, changes, lines_untold: 980 }] }, 'en');
    expect(await changed()).toEqual({
      Logo: 'Added',
      'Line 3 · Unit price': 'Before: USD\u00a050.00 → After: USD\u00a060.00',
    });
    await screen.findByText('and 980 more changed lines');
  });

  it.each([
    ['pt', 'Fatura emitida'],
    ['en', 'Invoice issued'],
    ['es', 'Factura emitida'],
  ] as const)('shows in %s the command of an entry', async (language, done) => {
    await show({ json: [{ ...entry, command: 'invoices.bill' }] }, language);
    within(await screen.findByRole('listitem')).getByRole('heading', { name: done });
  });

  it('can be empty', async () => {
    await show({ json: [] });
    await screen.findByText('Nenhuma alteração registrada.');
  });

  it('shows why it cannot be loaded and offers a retry', async () => {
    let works = false;
    await show(() => (works ? { json: [entry] } : { status: 403, json: { detail: 'Sem permissão' } }));
    await screen.findByText('Sem permissão');
    works = true;
    await userEvent.click(screen.getByRole('button', { name: /de novo|novamente/ }));
    await screen.findByRole('listitem');
  });
});
