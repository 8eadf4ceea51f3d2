import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInConsole } from '../../../tests/support/console.tsx';
import type { DraftValues } from '../form/drafts.testing.ts';
import { Entered } from '../form/Entered.testing.tsx';
import { HeadSection } from '../form/HeadSection.tsx';
import { PayerField } from '../parties/PartyFields.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const thirty = { uuid: 't-1', name: '30', rule: 'days', days: 30 };
const fifteenth = { uuid: 't-2', name: '15', rule: 'day_of_month', day: 15, months: 1 };
const clients = {
  'c-1': { uuid: 'c-1', name: 'Blue Harbor', payment_terms: thirty },
  'c-2': { uuid: 'c-2', name: 'Parent plc', payment_terms: fifteenth },
  'c-3': { uuid: 'c-3', name: 'No Terms SA' },
};
const answers = Object.fromEntries(
  Object.entries(clients).map(([uuid, json]) => [`GET /api/v2/entities/${uuid}`, { json }]),
);

const open = (values: Partial<DraftValues>) =>
  renderInConsole(
    <Entered values={{ due_date: '2026-03-31', ...values }}>
      <HeadSection />
      <PayerField />
    </Entered>,
    { answers },
  );
const date = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const isDue = (text: string) => waitFor(() => expect(date(/Vencimento/).value).toBe(text));
const type = async (name: RegExp, digits: string) => {
  await userEvent.clear(date(name));
  await userEvent.type(date(name), digits);
};

it('the terms of the client set the due date, and the form says so', async () => {
  await open({ service_buyer_uuid: 'c-1', due_date: '2026-03-15', created: '2026-03-02' });
  await isDue('01/04/2026');
  await screen.findByText('30 dias após a data de emissão, condição de Blue Harbor');
});

it('those of the payer come before those of the client', async () => {
  await open({ service_buyer_uuid: 'c-1', payment_responsible_uuid: 'c-2' });
  await isDue('15/04/2026');
  await screen.findByText('Dia 15 do mês seguinte, condição de Parent plc');
});

it('the due date follows the emission date', async () => {
  await open({ service_buyer_uuid: 'c-1' });
  await screen.findByText(/condição de Blue Harbor/);
  await type(/emissão/i, '10032026');
  await isDue('09/04/2026');
});

it('a date that the user enters stays, until the terms are taken back', async () => {
  await open({ service_buyer_uuid: 'c-1' });
  await screen.findByText(/condição de Blue Harbor/);
  await type(/Vencimento/, '20032026');
  await screen.findByText(/Difere da condição de Blue Harbor, que dá 31\/03\/2026/);
  await type(/emissão/i, '10032026');
  await isDue('20/03/2026');
  await userEvent.click(screen.getByRole('button', { name: 'Usar a condição' }));
  await isDue('09/04/2026');
  await screen.findByText('30 dias após a data de emissão, condição de Blue Harbor');
});

it('without terms, the proposed date stays and nothing is said', async () => {
  await open({ service_buyer_uuid: 'c-3' });
  await isDue('31/03/2026');
  expect(screen.queryByText(/condição/)).toBeNull();
});
