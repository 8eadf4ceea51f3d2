import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import { expect, it } from 'vitest';
import { renderInConsole } from '../../../../tests/support/console.tsx';
import { invoiceRecord } from '../../../../tests/support/invoices.ts';
import CorrectInvoice from '../invoices/dialogs/correct.tsx';
import CorrectDebitNote from '../debit-notes/dialogs/correct.tsx';

/** A dialog over a page: it goes once it is closed. */
function OverPage<Record>({ of: Dialog, record }: { of: ComponentType<DialogProps<Record>>; record: Record }) {
  const [isOpen, open] = useState(true);
  return isOpen ? <Dialog record={record} onClose={() => open(false)} /> : <p>The page</p>;
}

interface DialogProps<Record> {
  readonly record: Record;
  readonly onClose: () => void;
}

const debitNote = {
  id: 'n-1',
  uuid: 'n-1',
  status: 'issued',
  full_number: 'ND-1',
  corrects: { uuid: 'u-1' },
  corrects_uuid: 'u-1',
  reason: 'More hours',
} as const;

async function correct(name: string, way?: string) {
  const dialog = within(await screen.findByRole('dialog', { name: new RegExp(name) }));
  if (way) await userEvent.click(dialog.getByRole('radio', { name: new RegExp(`^${way}`) }));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Too much');
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
}

it('the correction of an invoice leads to the form of its note, and its input is not asked about', async () => {
  const { place } = await renderInConsole(<OverPage of={CorrectInvoice} record={invoiceRecord({ uuid: 'u-1' })} />, {
    language: 'en',
    at: '/invoices/u-1',
  });
  await correct('Correct invoice', 'Credit a part');
  await waitFor(() => expect(place.current).toMatch(/credit-notes\/create\?invoice=u-1&reason=Too\+much/));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('that of a debit note leads to the form of a credit note on it', async () => {
  const { place } = await renderInConsole(<OverPage of={CorrectDebitNote} record={debitNote as never} />, {
    language: 'en',
    at: '/debit-notes/n-1',
  });
  await correct('Correct debit note');
  await waitFor(() => expect(place.current).toMatch(/credit-notes\/create\?invoice=u-1&debit_note=n-1&reason=/));
  expect(screen.queryByRole('dialog')).toBeNull();
});
