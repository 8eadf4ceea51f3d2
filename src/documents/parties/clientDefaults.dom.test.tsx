import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFormContext } from 'react-hook-form';
import { expect, it } from 'vitest';
import { renderInConsole } from '../../../tests/support/console.tsx';
import { Entered } from '../form/Entered.testing.tsx';
import { ItemsSection } from '../form/LinesSections.tsx';
import { newLine } from '../grid/lines/line.ts';
import { AccountField } from './AccountField.tsx';
import { ClientField } from './PartyFields.tsx';

const japan = { id: 392, name: 'Japan', identifier: 'JP' };
const scenario = { uuid: 's-1', name: 'Japan services', code: 'JP', origin: { id: 76 }, destiny: japan, tributes: [] };
const clients = [
  {
    uuid: 'c-1',
    name: 'Sakura',
    location: { country: japan },
    currency: 'JPY',
    scenery: { uuid: 's-1', name: 'Japan services' },
    account: { uuid: 'a-1', name: 'Mizuho' },
    discount: '10.0000',
    discount_reason: 'Loyalty',
  },
  { uuid: 'c-2', name: 'Plain', location: { country: japan } },
];
const accounts = [
  { uuid: 'a-1', name: 'Mizuho' },
  { uuid: 'a-2', name: 'Usual account' },
];
const answers = {
  ...Object.fromEntries(clients.map((json) => [`GET /api/v2/entities/${json.uuid}`, { json }])),
  ...Object.fromEntries(accounts.map((json) => [`GET /api/v2/accounts/${json.uuid}`, { json }])),
  'GET /api/v2/accounts': { json: { results: [accounts[1]], count: 1 } },
  'GET /api/v2/scenarios/s-1': { json: scenario },
};

/** Changes the client, and shows the currency. */
function Controls() {
  const { setValue, watch } = useFormContext();
  return (
    <>
      {clients.map(({ uuid, name }) => (
        <button key={uuid} type="button" onClick={() => setValue('service_buyer_uuid', uuid)}>
          {`choose ${name}`}
        </button>
      ))}
      <button type="button" onClick={() => setValue('currency', 'EUR', { shouldDirty: true })}>
        enter EUR
      </button>
      <output aria-label="currency">{watch('currency')}</output>
      <output aria-label="adjustments">{JSON.stringify(watch('adjustments') ?? [])}</output>
    </>
  );
}

const open = (isNew = true) =>
  renderInConsole(
    <Entered isNew={isNew} values={{ currency: 'USD' }} lines={[newLine()]}>
      <ClientField />
      <AccountField />
      <ItemsSection />
      <Controls />
    </Entered>,
    { answers },
  );
const choose = (name: string) => userEvent.click(screen.getByRole('button', { name: `choose ${name}` }));
const isIn = (currency: string) =>
  waitFor(() => expect(screen.getByRole('status', { name: 'currency' }).textContent).toBe(currency));
const account = () => screen.getByRole<HTMLInputElement>('combobox', { name: /Conta/ });

it('a new document begins with the currency, the account and the scenario of its client', async () => {
  await open();
  await choose('Sakura');
  await isIn('JPY');
  await waitFor(() => expect(account().value).toBe('Mizuho'));
  await screen.findByText(/Japan services/);
  await choose('Plain');
  await isIn('USD');
  await waitFor(() => expect(account().value).toBe('Usual account'));
  await waitFor(() => expect(screen.queryByText(/Japan services/)).toBeNull());
});

it('what a user enters stays', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'enter EUR' }));
  await choose('Sakura');
  await screen.findByText(/Japan services/);
  expect(screen.getByRole('status', { name: 'currency' }).textContent).toBe('EUR');
});

it('a stored document keeps what it says', async () => {
  await open(false);
  await choose('Sakura');
  await waitFor(() => expect(account().value).toBe('Usual account'));
  expect(screen.getByRole('status', { name: 'currency' }).textContent).toBe('USD');
  expect(screen.queryByText(/Japan services/)).toBeNull();
});

const adjustments = () => screen.getByRole('status', { name: 'adjustments' }).textContent ?? '';

it('a new document begins with the discount of its client, which follows the client', async () => {
  await open();
  await choose('Sakura');
  expect(await screen.findByDisplayValue('Loyalty')).toBeTruthy();
  expect(JSON.parse(adjustments())).toMatchObject([{ kind: 'discount', percent: '10', reason: 'Loyalty' }]);
  await choose('Plain');
  await waitFor(() => expect(adjustments()).toBe('[]'));
});

it('a discount that a user changes or removes stays so', async () => {
  await open();
  await choose('Sakura');
  await userEvent.type(await screen.findByDisplayValue('Loyalty'), ' 2026');
  await choose('Plain');
  await waitFor(() => expect(account().value).toBe('Usual account'));
  expect(adjustments()).toContain('Loyalty 2026');
});
