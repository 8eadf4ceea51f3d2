import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInConsole } from '../../../../tests/support/console.tsx';
import { invoiceRecord } from '../../../../tests/support/invoices.ts';
import { invoiceActions } from '../../../../schemas/parts/invoicing/invoiceActions.ts';
import { ActionsProvider } from '../../../generate/actions/ActionsProvider.tsx';
import { LateChargeLine } from './LateChargeLine.tsx';
import ChargeLateDialog from '../../invoicing/invoices/dialogs/charge_late.tsx';
import Notices from '../../invoicing/invoices/sections/notices.tsx';

const record = { ...invoiceRecord(), status: 'billed', is_overdue: true } as const;
const at = `/api/v2/invoice/invoices-single/${record.uuid}`;
const charge = {
  is_on: true,
  days_late: 30,
  interest_days: 30,
  interest: '12.34',
  fee: '40.00',
  total: '52.34',
  currency: 'USD',
  interest_percent: '12',
  interest_per: 'year',
  words: { pt: '', en: 'Clause 9.', es: '' },
  made: [],
};
const made = [{ uuid: 'd-1', status: 'billed', number: 77, created_at: '2026-05-10T12:00:00Z' }];

const show = (
  change: object,
  element: 'notice' | 'dialog',
  may: (resource: string, action: string) => boolean = () => true,
) =>
  renderInConsole(
    <ActionsProvider resource="invoices" actions={invoiceActions} titleOf={() => 'Invoice 12'}>
      {element === 'notice' ? <Notices record={record} /> : <ChargeLateDialog record={record} onClose={vi.fn()} />}
    </ActionsProvider>,
    {
      language: 'en',
      may,
      answers: {
        'GET /api/v2/invoice/invoices-single': { json: { results: [record], count: 1 } },
        [`GET ${at}/late-charge`]: { json: { ...charge, ...change } },
        [`PUT ${at}/charge_late`]: { json: { ...record, detail: 'Draft of the late charge created' } },
      },
    },
  );
const textOf = (role: string) => screen.queryByRole(role)?.textContent?.replaceAll('\u00a0', ' ');

it('an overdue invoice says what its late payment costs, apart from the amount due, and offers a draft', async () => {
  await show({}, 'notice');
  await screen.findByText(/Clause 9/);
  expect(textOf('alert')).toContain('Interest until today USD 12.34, fee USD 40.00');
  expect(textOf('alert')).toContain('not part of the amount due');
  await userEvent.click(screen.getByRole('button', { name: 'Charge late payment' }));
  expect(await screen.findByRole('alertdialog', { name: 'Charge late payment' })).toBeTruthy();
});

it.each([
  ['the fee alone', { interest: '0.00' }, 'Fee USD 40.00'],
  ['interest alone', { fee: '0.00' }, 'Interest until today USD 12.34'],
])('names %s', async (_, change, text) => {
  await show(change, 'notice');
  await screen.findByText(/Clause 9/);
  expect(textOf('alert')).toMatch(new RegExp(`^${text}Clause 9`));
});

it.each<[string, object, (resource: string, action: string) => boolean]>([
  ['the rule is off', { is_on: false }, () => true],
  ['nothing is charged', { total: '0.00' }, () => true],
  ['the user may not create invoices', {}, (_, action) => action !== 'create'],
])('says nothing if %s', async (_, change, may) => {
  await show(change, 'notice', may);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('the dialog shows how much, and sends the command', async () => {
  const { requests } = await show({}, 'dialog');
  await screen.findByText(/52\.34/);
  expect(textOf('alertdialog')).toContain('30 days, 12% a yearUSD 12.34');
  await userEvent.click(screen.getByRole('button', { name: 'Create draft' }));
  await screen.findByText('Draft of the late charge created');
  expect(requests.filter(({ method }) => method === 'PUT')).toMatchObject([{ body: {} }]);
});

it('the dialog warns of an invoice that charges it already, and asks whether to charge again', async () => {
  const { requests } = await show({ made }, 'dialog');
  expect((await screen.findByRole('link', { name: 'Invoice 77' })).getAttribute('href')).toContain('d-1');
  await userEvent.click(screen.getByRole('switch', { name: /Charge again/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Create draft' }));
  await screen.findByText('Draft of the late charge created');
  expect(requests.filter(({ method }) => method === 'PUT')).toMatchObject([{ body: { again: true } }]);
});

it('the dialog says why nothing can be charged', async () => {
  await show({ is_on: false, total: '0.00' }, 'dialog');
  expect(await screen.findByText(/Turn them on under Settings/)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Create draft' }).disabled).toBe(true);
});

it('the reminder of an invoice says in one line what may be charged, and nothing without a charge', async () => {
  const line = (change: object) =>
    renderInConsole(<LateChargeLine invoice={record.uuid} />, {
      language: 'en',
      answers: { [`GET ${at}/late-charge`]: { json: { ...charge, ...change } } },
    });
  const { unmount } = await line({});
  expect(await screen.findByText(/^Interest until today .*12\.34, fee .*40\.00\. A proposal/)).toBeTruthy();
  unmount();
  await line({ total: '0.00' });
  expect(screen.queryByText(/Interest/)).toBeNull();
});
