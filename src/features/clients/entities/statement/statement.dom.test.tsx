import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { statementOf } from '../../../../../domain/payments/statement/statement.ts';
import { renderInConsole } from '../../../../../tests/support/console.tsx';
import { StatementDialog } from './StatementDialog.tsx';

const invoice = { invoice_uuid: 'i-1', number: 17 };
const statement = statementOf({
  from: '2026-01-01',
  to: '2026-03-31',
  currency: 'EUR',
  currencies: ['EUR', 'USD'],
  before: [{ kind: 'invoice', invoice_uuid: 'i-0', amount: '500.00' }],
  entries: [
    { day: '2026-02-01', kind: 'invoice', ...invoice, amount: '1080.00' },
    { day: '2026-03-01', kind: 'receipt', ...invoice, amount: '1000.00' },
    { day: '2026-03-02', kind: 'refund', ...invoice, amount: '30.00' },
  ],
  open: [{ due_date: '2026-02-20', open: '580.00' }],
});
const client = { id: 'c-1', name: 'Norte Digital, Lda.' };
const call = 'GET /api/v2/entities/c-1/statement';
const show = (
  answers: NonNullable<Parameters<typeof renderInConsole>[1]>['answers'] = { [call]: { json: statement } },
  { of = {}, mayEdit = true }: { readonly of?: object; readonly mayEdit?: boolean } = {},
) =>
  renderInConsole(<StatementDialog client={{ ...client, ...of }} onClose={() => undefined} />, {
    answers,
    language: 'en',
    may: (_, action) => mayEdit || action !== 'edit',
  });

it('a statement shows each entry with the balance after it, and what is open by age', async () => {
  await show();
  const table = await screen.findByRole('table', { name: 'Statement of account' });
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => row.textContent);
  expect(rows.find((text) => text.includes('Opening balance'))).toMatch(/500\.00$/);
  expect(rows.find((text) => text.includes('Invoice 17'))).toMatch(/1,080\.00.*1,580\.00$/);
  expect(rows.find((text) => text.includes('Payment of invoice 17'))).toMatch(/1,000\.00.*580\.00$/);
  expect(rows.find((text) => text.includes('Refund of invoice 17'))).toMatch(/EUR\s30\.00.*580\.00$/);
  expect(rows.find((text) => text.includes('Closing balance'))).toMatch(/580\.00$/);
  expect(screen.getByText('31–60 days').nextSibling?.textContent).toMatch(/580\.00/);
});

it('another currency is shown without reloading the page', async () => {
  const user = userEvent.setup();
  const requested: (string | null)[] = [];
  await show({
    [call]: ({ query }) => {
      requested.push(query.get('currency'));
      return { json: { ...statement, currency: query.get('currency') ?? 'EUR' } };
    },
  });
  await user.click(await screen.findByRole('combobox', { name: 'Currency' }));
  await user.click(screen.getByRole('option', { name: 'USD' }));
  await waitFor(() => expect(requested).toEqual([null, 'USD']));
});

describe('the link to a statement', () => {
  const at = '?from=2026-01-01&to=2026-03-31&currency=EUR#statement';
  const copied = () => navigator.clipboard.readText();

  it('is that of the client, while it opens the page', async () => {
    const user = userEvent.setup();
    await show({ [call]: { json: statement } }, { of: { public_hash: 'h', link_expires_at: '2999-01-01T00:00:00Z' } });
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    await waitFor(async () => expect(await copied()).toBe(`${location.origin}/view/clients/h${at}`));
  });

  it('is a new one, once the former one has expired', async () => {
    const user = userEvent.setup();
    const given = { 'PUT /api/v2/entities/c-1/link': { json: { uuid: 'c-1', public_hash: 'new' } } };
    await show(
      { [call]: { json: statement }, ...given },
      { of: { public_hash: 'h', link_expires_at: '2026-01-01T00:00:00Z' } },
    );
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    await waitFor(async () => expect(await copied()).toBe(`${location.origin}/view/clients/new${at}`));
  });

  it('is not offered to those who may not give one', async () => {
    await show(undefined, { mayEdit: false });
    await screen.findByRole('table');
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
  });
});
