import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { renderInConsole } from '../../../tests/support/console.tsx';
import { invoiceRecord } from '../../../tests/support/invoices.ts';
import { useOpenDialog } from './useOpenDialog.ts';

const record = invoiceRecord({ uuid: 'u-1' });

function Page({ onClosed }: { readonly onClosed: (text: string | null) => void }) {
  const { dialog, open, close } = useOpenDialog('invoices');
  const leave = () => {
    flushSync(close);
    onClosed(screen.getByRole('status').textContent);
  };
  return (
    <>
      <button onClick={() => open({ record: { ...record, id: 'u-1' }, action: 'correct' })}>Open</button>
      <button onClick={leave}>Leave</button>
      <output>{dialog?.action}</output>
    </>
  );
}

test('a dialog is gone at once when it leads to another page, so that its input keeps nobody here', async () => {
  const onClosed = vi.fn();
  const answers = { 'GET /api/v2/invoice/invoices-single': { json: { results: [record], count: 1 } } };
  await renderInConsole(<Page onClosed={onClosed} />, { answers });
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByText('correct');
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(onClosed).toHaveBeenCalledWith('');
});
