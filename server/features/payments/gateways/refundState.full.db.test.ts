import { describe, expect, it } from 'vitest';
import { parseDecimal } from '../../../../domain/money/decimal.ts';
import { bookingKinds } from '../../../../domain/payments/bookingKinds.ts';
import type { TransactionKind, TransactionMeans } from '../../../../schemas/parts/payments/transaction.ts';
import { gatewayDesk } from '../../../../tests/support/gatewayDesk.ts';

const { api, ana, made, sandbox, read, work, makeDue, issued, press } = await gatewayDesk();
await api.ownerPool.query('update receiving_settings set write_off_limit = 50');
const url = '/api/v2/invoice/invoices-single';
// The client's credit.
await ana.post('/api/v2/transactions', { service_buyer: made.entity, currency: 'USD', amount: '100.00' });

/** What the ledger says: whether all the money and credit that paid an invoice was given back, or a part. */
async function stateByLedger(uuid: string): Promise<string | undefined> {
  const { rows } = await api.ownerPool.query<{ kind: TransactionKind; means: TransactionMeans; amount: string }>(
    'select kind, means, amount::text from transactions where invoice_uuid = $1',
    [uuid],
  );
  const sum = (some: typeof rows) => some.reduce((all, { amount }) => all + parseDecimal(amount, 3), 0n);
  const refunded = -sum(rows.filter(({ kind }) => bookingKinds[kind].changes === 'refunded'));
  const paid = sum(rows.filter(({ kind, means }) => bookingKinds[kind].changes === 'booked' && means !== 'write_off'));
  if (refunded === 0n) return undefined;
  return refunded < paid ? 'partially_refunded' : 'refunded';
}

const listed = async (state: string): Promise<string[]> =>
  (await ana.get(`${url}?refund_state=${state}&per_page=100`)).json().results.map(({ uuid }: { uuid: string }) => uuid);

/** Undoes the last transaction of a kind. */
async function reverse(uuid: string, kind: TransactionKind) {
  const { results } = (await ana.get(`/api/v2/transactions?invoice=${uuid}`)).json();
  const { uuid: booked } = results.find((one: { kind: string }) => one.kind === kind);
  return ana.put(`/api/v2/transactions/${booked}/reverse`, { reason: 'Wrong' });
}

/** Steps in the life of an invoice of 1,080.00. */
const steps = {
  'use a credit of 30.00': (uuid: string) => ana.put(`${url}/${uuid}/use_credit`, { amount: '30.00' }),
  'reverse the credit': (uuid: string) => reverse(uuid, 'credit'),
  'write off the rest': (uuid: string) => ana.put(`${url}/${uuid}/write_off`, { reason: 'Too little' }),
  'reverse the write-off': (uuid: string) => reverse(uuid, 'write_off'),
  'pay the rest at the gateway': async (uuid: string) => {
    await makeDue();
    await work();
    await press(uuid, 'paid');
    return { statusCode: 200, body: '' };
  },
  'refund 80.00': (uuid: string) => ana.put(`${url}/${uuid}/refund`, { reason: 'Returned', amount: '80.00' }),
  'refund the rest': (uuid: string) => ana.put(`${url}/${uuid}/refund`, { reason: 'Returned' }),
} as const;

type Step = keyof typeof steps;

type Life = readonly (readonly [step: Step, state: string | undefined])[];

const lives: Readonly<Record<string, Life>> = {
  'in parts': [
    ['pay the rest at the gateway', undefined],
    ['refund 80.00', 'partially_refunded'],
    ['refund the rest', 'refunded'],
  ],
  'beside a credit that stays': [
    ['use a credit of 30.00', undefined],
    ['pay the rest at the gateway', undefined],
    ['refund the rest', 'partially_refunded'],
    ['reverse the credit', 'refunded'],
  ],
  'beside a loss, which was never paid': [
    ['use a credit of 30.00', undefined],
    ['pay the rest at the gateway', undefined],
    ['reverse the credit', undefined],
    ['write off the rest', undefined],
    ['refund 80.00', 'partially_refunded'],
    ['refund the rest', 'refunded'],
    ['reverse the write-off', 'refunded'],
  ],
};

describe.each(Object.entries(lives))('an invoice that is given back %s', (_, life) => {
  it('tells how far, like its ledger, its list and its page', async () => {
    const uuid = await issued();
    for (const [step, state] of life) {
      // oxlint-disable-next-line no-await-in-loop -- one step after the other
      const { statusCode, body } = await steps[step](uuid);
      expect(statusCode, `${step}: ${body}`).toBe(200);
      // oxlint-disable-next-line no-await-in-loop
      await work();
      // oxlint-disable-next-line no-await-in-loop
      await sandbox.settled();
      // oxlint-disable-next-line no-await-in-loop
      const { refund_state: kept, public_hash: hash } = await read(uuid);
      // oxlint-disable-next-line no-await-in-loop
      const shown = (await api.anonymous.get(`/api/v2/public/invoices/individual/${hash}`)).json().refund_state;
      // oxlint-disable-next-line no-await-in-loop
      expect([step, kept, shown, await stateByLedger(uuid)]).toEqual([step, state, state, state]);
      for (const one of ['partially_refunded', 'refunded']) {
        // oxlint-disable-next-line no-await-in-loop
        expect((await listed(one)).includes(uuid), `${step}: ${one}`).toBe(one === state);
      }
    }
  });
});

it('counts what was paid beside a note: all of that given back is a whole refund', async () => {
  const uuid = await issued();
  const lines = [{ uuid: (await read(uuid)).items_invoice[0].uuid, amount: '100.00' }];
  const note = (await ana.post(`${url}/${uuid}/correct`, { as: 'credit', reason: 'Returned', lines })).json();
  expect((await ana.put(`/api/v2/credit-notes/${note.uuid}/issue`, {})).statusCode).toBe(200);
  const states: (string | undefined)[] = [];
  for (const step of ['pay the rest at the gateway', 'refund 80.00', 'refund the rest'] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one step after the other
    await steps[step](uuid);
    // oxlint-disable-next-line no-await-in-loop
    await work();
    // oxlint-disable-next-line no-await-in-loop
    await sandbox.settled();
    // oxlint-disable-next-line no-await-in-loop
    const state: string | undefined = (await read(uuid)).refund_state;
    states.push(state);
    // oxlint-disable-next-line no-await-in-loop
    if (state) expect(await listed(state), step).toContain(uuid);
  }
  expect(states).toEqual([undefined, 'partially_refunded', 'refunded']);
});

it.each(['invoice/invoices-single', 'invoice-lines', 'invoice-taxes'])(
  'a file of %s says how far an invoice was given back, with the status alone',
  async (path) => {
    const { body } = await ana.get(`/api/v2/${path}/export?fields=number,status`, { 'accept-language': 'en' });
    expect(body).toContain(',Refunded');
  },
);
