import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInConsole } from '../../../../../tests/support/console.tsx';
import { invoiceRecord } from '../../../../../tests/support/invoices.ts';
import { invoiceActions } from '../../../../../schemas/parts/invoicing/invoiceActions.ts';
import { ActionsProvider } from '../../../../generate/actions/ActionsProvider.tsx';
import UseCreditDialog from './use_credit.tsx';

it.each([
  ['30.00', '1080.00', 'USD', '30,00'],
  ['2000.00', '400.00', 'USD', '400,00'],
  ['2000', '400', 'JPY', '400'],
])(
  'of a credit of %s an invoice with %s %s open proposes %s',
  async (client_credit, open_amount, currency, proposed) => {
    const record = invoiceRecord({ client_credit, open_amount, currency });
    await renderInConsole(
      <ActionsProvider resource="invoices" actions={invoiceActions} titleOf={() => ''} subjectOf={() => ''}>
        <UseCreditDialog record={record} onClose={vi.fn()} />
      </ActionsProvider>,
    );
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Valor' }).value).toBe(proposed);
    expect(screen.getByText(currency)).toBeTruthy();
  },
);
