import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { type Answer, renderInConsole } from '../../../../../tests/support/console.tsx';
import { invoiceRecord } from '../../../../../tests/support/invoices.ts';
import ReceiveDialog from './receive.tsx';

const tribute = '0198f6b2-0000-7000-8000-0000000000aa';
const currencies = { results: [{ id: 2, code: 'USD', name: 'Dollar' }], count: 1 };

const show = async (sum: string, answer: Answer = { json: { uuid: 'u-1', detail: 'Received' } }) => {
  const record = invoiceRecord({ uuid: 'u-1', importer_total_taxes_payable_exporter: sum });
  return renderInConsole(<ReceiveDialog record={record} onClose={vi.fn()} />, {
    language: 'en',
    answers: {
      'PUT /api/v2/invoice/status/u-1': answer,
      'GET /api/v2/companies/me': { json: { uuid: 'c-1', time_zone: 'UTC' } },
      'GET /api/v2/currencies': { json: currencies },
      'GET /api/v3/currencies': { json: currencies },
      'GET /api/v2/invoice/invoices-single/u-1/withholding': {
        json: {
          currency: 'USD',
          payable: '1080.00',
          open: '1080.00',
          results: [{ tribute, name: 'IRRF', expected: '150.00', recorded: '0.00' }],
        },
      },
    },
  });
};
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const enter = async (name: RegExp, text: string) => {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
  await userEvent.tab();
};
const submit = async () => {
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Record payment' });
  await waitFor(() => expect(button.disabled).toBe(false));
  await userEvent.click(button);
};

it('proposes what the payer withholds of the amount, tells the difference during typing, and sends it', async () => {
  const { requests } = await show('150.00');
  await screen.findByRole('region', { name: 'Taxes withheld by the payer' });
  await waitFor(() => expect(field(/IRRF withheld/).value).toBe('150.00'));
  await enter(/Amount paid/, '540');
  await waitFor(() => expect(field(/IRRF withheld/).value).toBe('75.00'));
  await enter(/IRRF withheld/, '80');
  await screen.findByText('USD 5.00 more than expected');
  await enter(/IRRF withheld/, '70');
  await screen.findByText('USD 5.00 less than expected');
  await enter(/Amount paid/, '1080');
  expect(field(/IRRF withheld/).value).toBe('70.00');
  await enter(/Certificate of IRRF/, 'DARF 7');
  await submit();
  await screen.findByText('Received');
  expect(requests.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    amount: '1080',
    withheld: [{ tribute, amount: '70', certificate: 'DARF 7' }],
  });
});

it('asks for an amount, and shows the server’s error at its field', async () => {
  const errors = { 'withheld.0.certificate': 'Too long' };
  const { requests } = await show('150.00', { status: 400, json: { detail: 'Check', code: 'validation', errors } });
  await waitFor(() => expect(field(/IRRF withheld/).value).toBe('150.00'));
  await userEvent.clear(field(/IRRF withheld/));
  await submit();
  await screen.findByText('Required field');
  expect(requests.filter(({ method }) => method === 'PUT')).toEqual([]);
  await enter(/IRRF withheld/, '150');
  await submit();
  await screen.findByText('Too long');
});

it('asks for nothing where the document expects no withholding', async () => {
  const { requests } = await show('0.00');
  expect(screen.queryByRole('region', { name: 'Taxes withheld by the payer' })).toBeNull();
  expect(requests.filter(({ path }) => path.endsWith('/withholding'))).toEqual([]);
});
