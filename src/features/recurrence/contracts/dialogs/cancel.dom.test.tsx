import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInConsole } from '../../../../../tests/support/console.tsx';
import { contractRecord } from '../../../../../tests/support/contracts.ts';
import { invoiceRecord } from '../../../../../tests/support/invoices.ts';
import CancelDialog from './cancel.tsx';

const toCome = { status: 'future', schedule_status: 'to_come', number: undefined } as const;
const all = [
  invoiceRecord({ uuid: 'i-1', occurrence: 1, status: 'paid' }),
  invoiceRecord({ uuid: 'i-2', occurrence: 2, status: 'billed' }),
  invoiceRecord({ uuid: 'i-3', occurrence: 3, status: 'draft' }),
  invoiceRecord({ uuid: 'i-4', occurrence: 4, ...toCome }),
  invoiceRecord({ uuid: 'i-5', occurrence: 5, ...toCome }),
];

async function openedTexts(contract = contractRecord({ total_amount: '5400.00' })) {
  const answers = { 'GET /api/v2/invoice/invoices-by-contract': { json: { results: all, count: all.length } } };
  await renderInConsole(<CancelDialog record={contract} onClose={() => {}} />, { answers });
  const shown = await screen.findByText(/faturas programadas/);
  return shown.textContent.replaceAll('\u00a0', ' ');
}

describe('the dialog that cancels a contract', () => {
  it('shows which part of its value stays billed and which is released, including drafts', async () => {
    const texts = await openedTexts();
    expect(texts).toContain('2 faturas programadas (US$ 2.160,00) não serão emitidas. 1 rascunho será cancelado.');
    expect(texts).toContain(
      'Valor do contrato: US$ 5.400,00. Já faturado: US$ 2.160,00. Não será faturado: US$ 3.240,00.',
    );
  });

  it('shows no value for variable amounts', async () => {
    expect(await openedTexts(contractRecord({ type: 'variable' }))).not.toContain('Já faturado');
  });
});
