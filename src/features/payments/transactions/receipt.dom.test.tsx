import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInConsole } from '../../../../tests/support/console.tsx';
import ReceiptDialog from './dialogs/receipt.tsx';

it('shows the receipt of a payment, and says of which', async () => {
  const record = { id: 't-1', uuid: 't-1', paid_on: '2026-11-25', amount: '500.00', currency: 'USD' };
  await renderInConsole(<ReceiptDialog record={record} onClose={vi.fn()} />, {
    language: 'en',
    answers: { 'GET /api/v2/transactions/t-1/receipt': { json: '<svg></svg>' } },
  });
  const frame = await screen.findByTitle('Document, in English');
  expect(frame.getAttribute('srcdoc')).toContain('<svg></svg>');
  const title = screen.getByRole('dialog').textContent?.replaceAll('\u00a0', ' ');
  expect(title).toContain('Receipt · 2026/11/25 · USD 500.00');
});
