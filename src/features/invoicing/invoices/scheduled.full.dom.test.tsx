import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import invoices from '../../../../schemas/resources/invoicing/invoices.ts';
import { renderInConsole } from '../../../../tests/support/console.tsx';
import { contractRecord } from '../../../../tests/support/contracts.ts';
import { invoiceRecord, paymentRecord } from '../../../../tests/support/invoices.ts';
import { settled } from '../../../../tests/support/settled.ts';
import { ShowPage } from '../../../generate/show/ShowPage.tsx';

const contract = contractRecord();
const scheduled = (change: Parameters<typeof invoiceRecord>[0] = {}) =>
  invoiceRecord({
    uuid: 'i-4',
    type: 'recurring',
    status: 'future',
    schedule_status: 'to_come',
    number: undefined,
    company_number: 'ACME-C-7',
    contract_uuid: contract.uuid,
    contract_type: 'fixed',
    occurrence: 4,
    created: '2027-04-18',
    due_date: '2027-04-28',
    transactions: [],
    items_invoice: [
      {
        item: { uuid: 's-1', description: 'Consultoria' },
        quantity: '1',
        price: '1000.00',
        total: '1000.00',
        scenery: { uuid: 'x-1' },
      },
    ],
    ...change,
  });
const put = '/api/v2/invoice/status/i-4';
const open = (invoice = scheduled(), may?: (resource: string, action: string) => boolean) =>
  renderInConsole(<ShowPage resource={invoices} id="i-4" />, {
    answers: {
      'GET /api/v2/invoice/invoices-single/i-4': { json: invoice },
      'GET /api/v2/invoice/invoices-single': { json: { results: [invoice], count: 1 } },
      [`GET /api/v2/contracts/${contract.uuid}`]: { json: contract },
      [`PUT ${put}`]: {
        json: { ...scheduled({ status: 'cancelled', schedule_status: 'ended' }), detail: 'Fatura cancelada' },
      },
    },
    ...(may && { may }),
  });
const region = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the page of a scheduled invoice', () => {
  it('has its date as title, and shows when and for what it is issued', async () => {
    await open();
    await screen.findByRole('heading', { level: 1, name: 'Fatura com vencimento em 28/04/2027' });
    (await region('Programação')).getByText(/^Será emitida automaticamente em 18\/04\/2027/);
    expect((await region('Itens')).getAllByRole('listitem')).toHaveLength(1);
  });

  it('requests no history or files, which it does not have', async () => {
    const { requests } = await open();
    await region('Contrato');
    expect(requests.filter(({ path }) => /audit|attachments/.test(path))).toEqual([]);
    for (const name of ['Histórico de alterações', 'Anexos']) expect(screen.queryByRole('region', { name })).toBeNull();
  });

  it('shows why it is on hold, and links to where it can be retried', async () => {
    await open(scheduled({ schedule_status: 'held', held_because: 'party_archived' }));
    const section = await region('Programação');
    section.getByText('O cliente ou o responsável pelo pagamento está arquivado');
    expect(section.getByRole('link', { name: 'Emissões automáticas' }).getAttribute('href')).toBe('/runs');
  });

  it.each([
    ['paused', 'future', /^O contrato está pausado na data de vencimento, 28\/04\/2027/],
    ['skipped', 'cancelled', /^A fatura com vencimento em 28\/04\/2027 não foi emitida/],
    ['ended', 'cancelled', /^Foi cancelada antes da emissão/],
  ] as const)('explains why it is not issued while it is %s', async (scheduleStatus, status, words) => {
    await open(scheduled({ schedule_status: scheduleStatus, status }));
    (await region('Programação')).getByText(words);
    await settled();
    // A paused one may still be issued.
    if (scheduleStatus === 'paused') await region('Documento');
    else expect(screen.queryByRole('region', { name: 'Documento' })).toBeNull();
  });

  it.each(['ended', 'skipped'] as const)('shows no amounts and no payment if it is %s', async (scheduleStatus) => {
    await open(scheduled({ schedule_status: scheduleStatus, status: 'cancelled', transactions: [paymentRecord()] }));
    await region('Programação');
    for (const name of ['Importador e exportador', 'Pagamento'])
      expect(screen.queryByRole('region', { name })).toBeNull();
  });
});

describe('the contract of an invoice', () => {
  it('is shown on the pages of scheduled and issued invoices, with a link', async () => {
    await open(scheduled({ status: 'draft', schedule_status: undefined, number: 31 }));
    const section = await region('Contrato');
    expect((await section.findByRole('link', { name: 'Contrato 7' })).getAttribute('href')).toBe(
      `/contracts/${contract.uuid}`,
    );
    section.getByText('4 de 12');
  });

  it('is not requested for users who may not see contracts', async () => {
    const { requests } = await open(scheduled(), (resource) => resource !== 'contracts');
    await region('Programação');
    expect(requests.some(({ path }) => path.includes('/contracts/'))).toBe(false);
  });
});

describe('cancelling a scheduled invoice', () => {
  it('explains its effect before it is confirmed', async () => {
    const { requests } = await open();
    await userEvent.click(await screen.findByRole('button', { name: /^Opções: / }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Cancelar fatura' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: /Cancelar esta fatura programada\?/ }));
    dialog.getByText(/Fatura com vencimento em 28\/04\/2027/);
    dialog.getByText(/^Ela não será emitida\. As outras faturas do contrato não mudam/);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar fatura' }));
    await screen.findByText('Fatura cancelada');
    expect(requests.find(({ path }) => path === put)?.body).toEqual({ status: 'cancelled' });
  });
});
