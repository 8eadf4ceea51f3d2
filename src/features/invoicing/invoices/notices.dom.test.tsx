import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderInConsole } from '../../../../tests/support/console.tsx';
import { invoiceRecord } from '../../../../tests/support/invoices.ts';
import { invoiceActions } from '../../../../schemas/parts/invoicing/invoiceActions.ts';
import { ActionsProvider } from '../../../generate/actions/ActionsProvider.tsx';
import Notices from './sections/notices.tsx';

const show = (change: object, may: (resource: string, action: string) => boolean = () => true) => {
  const record = { ...invoiceRecord(), ...change };
  const answers = { 'GET /api/v2/invoice/invoices-single': { json: { results: [record], count: 1 } } };
  return renderInConsole(
    <ActionsProvider resource="invoices" actions={invoiceActions} titleOf={() => 'Invoice 12'}>
      <Notices record={record} />
    </ActionsProvider>,
    { language: 'en', may, answers },
  );
};
const notices = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

it('an invoice as usual has no notice', async () => {
  await show({});
  expect(notices()).toEqual([]);
});

it('a cancelled invoice says why, and has no link to renew', async () => {
  await show({ status: 'cancelled', cancel_reason: 'Issued twice', public_hash: undefined });
  expect(notices()).toEqual(['Canceled: Issued twice']);
});

it('a link that has ended is named, and a new one is offered', async () => {
  await show({ public_hash: undefined });
  expect(notices()).toEqual([expect.stringContaining('The public link has ended')]);
  await userEvent.click(await screen.findByRole('button', { name: 'Create new link' }));
  expect(await screen.findByRole('alertdialog', { name: 'Create a new public link?' })).toBeTruthy();
});

const unpayable = 'The gateway has not created a payment link';

it.each([
  [true, [`${unpayable}Stripe charges whole units of JPY only`]],
  [false, []],
])('why there is no payment link is shown to users who may see accounts: %s', async (maySee, shown) => {
  const error = { payment_link_error: 'Stripe charges whole units of JPY only' };
  await show(error, (resource) => resource !== 'accounts' || maySee);
  expect(notices()).toEqual(shown);
});

it('a problem that we know is explained before the words of the gateway', async () => {
  await show({ payment_link_error: 'Stripe charges at least 0.50 USD', payment_link_problem: 'amount_too_small' });
  const explained = 'The amount is too small for the gateway: Stripe charges at least 0.50 USD';
  expect(notices()).toEqual([`${unpayable}${explained}`]);
});
