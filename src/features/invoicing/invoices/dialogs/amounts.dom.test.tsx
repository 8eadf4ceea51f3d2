import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import invoices from '../../../../../schemas/resources/invoicing/invoices.ts';
import { renderInConsole } from '../../../../../tests/support/console.tsx';
import { invoiceRecord } from '../../../../../tests/support/invoices.ts';
import { RecordActionsProvider } from '../../../../generate/actions/RecordActionsProvider.tsx';
import RefundDialog from './refund.tsx';
import WriteOffDialog from './write_off.tsx';

const text = () => screen.getByRole('dialog').textContent?.replaceAll('\u00a0', ' ');

it('a write-off says how much of the total it gives up', async () => {
  const record = invoiceRecord({ total: '703.00', open_amount: '3.60' });
  await renderInConsole(
    <RecordActionsProvider resource={invoices}>
      <WriteOffDialog record={record} onClose={vi.fn()} />
    </RecordActionsProvider>,
    { language: 'en' },
  );
  expect(text()).toContain('OpenUSD 3.60 of USD 703.00');
});

it('the amount of a refund has the currency of the invoice', async () => {
  const record = invoiceRecord({ status: 'paid', currency: 'EUR', refundable_amount: '50.00' });
  await renderInConsole(
    <RecordActionsProvider resource={invoices}>
      <RefundDialog record={record} onClose={vi.fn()} />
    </RecordActionsProvider>,
    { language: 'en' },
  );
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /Amount/ });
  expect(field.value).toBe('50.00');
  expect(field.parentElement?.textContent).toContain('EUR');
});
