import { describe, expect, it } from 'vitest';
import { decimalText, parseDecimal } from '../../../../domain/money/decimal.ts';
import type { Statement } from '../../../../domain/payments/statement/statement.ts';
import { chance } from '../../../../tests/support/reportHistory.ts';
import { somebodyWith } from '../../../../tests/support/rights.ts';
import { readPdf } from '../../../../tests/support/readPdf.ts';
import { testWorkshop } from '../../../../tests/support/useCases.ts';

const shop = await testWorkshop();
const { api, made } = shop;
await api.ownerPool.query('update receiving_settings set write_off_limit = 10000');

const url = `/api/v2/entities/${made.entity}/statement`;

/** What the test believes to have happened: by day and currency. */
interface Happened {
  readonly day: string;
  readonly currency: string;
  readonly open: bigint;
  readonly credit: bigint;
}

const happened: Happened[] = [];
const cents = (text: string): bigint => parseDecimal(text, 2);
const text = (units: bigint): string => decimalText(units, 2);
const total = (of: 'open' | 'credit', currency: string, last: string): string =>
  text(happened.filter((one) => one.currency === currency && one.day <= last).reduce((sum, one) => sum + one[of], 0n));

const below = chance(45);
const dayOf = (number: number): string => `2026-03-${String(number).padStart(2, '0')}`;
const open = new Map<string, { readonly currency: string; open: bigint }>();

for (let n = 0; n < 24; n += 1) {
  const currency = below(2) === 0 ? 'BRL' : 'USD';
  const day = dayOf(1 + n);
  api.clock.set(`${day}T15:00:00Z`);
  if (n % 3 === 0) {
    const price = `${100 + below(900)}.${String(below(100)).padStart(2, '0')}`;
    const invoice = await shop.written({ currency, created: day, items_invoice: [shop.line({ price })] });
    open.set(invoice.uuid, { currency, open: cents(invoice.total) });
    happened.push({ day, currency, open: cents(invoice.total), credit: 0n });
    continue;
  }
  const unpaid = [...open].filter(([, one]) => one.open > 0n);
  const [uuid, one] = unpaid[below(unpaid.length)] ?? [];
  if (!uuid || !one) continue;
  const amount = (one.open * BigInt(20 + below(100))) / 100n;
  const booked = amount < one.open ? amount : one.open;
  const payer = await api.signIn('ana@acme.test');
  const paid = await payer.put(`/api/v2/invoice/status/${uuid}`, { status: 'paid', amount: text(amount) });
  if (paid.statusCode !== 200) throw new Error(paid.body);
  one.open -= booked;
  happened.push({ day, currency: one.currency, open: -booked, credit: amount - booked });
}
api.clock.set('2026-03-31T15:00:00Z');
const ana = await api.signIn('ana@acme.test');
const statement = async (query = '') => (await ana.get(`${url}?${query}`)).json<Statement>();
const [written] = [...open].filter(([, one]) => one.open > 0n);
if (written) {
  const [uuid, { currency, open: lost }] = written;
  const answer = await ana.put(`/api/v2/invoice/invoices-single/${uuid}/write_off`, { reason: 'Bank fee' });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  happened.push({ day: '2026-03-31', currency, open: -lost, credit: 0n });
}

describe('the statement of a client', () => {
  it('of today is what the client owes, in each currency', async () => {
    const list = await ana.get('/api/v2/entities?fields=owes');
    const { results } = list.json<{ results: { uuid: string; owes: { currency: string; amount: string }[] }[] }>();
    const owes = results.find(({ uuid }) => uuid === made.entity)?.owes ?? [];
    for (const currency of ['BRL', 'USD']) {
      const { closing_balance: closing, ageing } = await statement(`currency=${currency}`);
      expect(closing).toBe(owes.find((one) => one.currency === currency)?.amount ?? '0.00');
      expect(text(ageing.reduce((sum, { amount }) => sum + cents(amount), 0n))).toBe(closing);
    }
  });

  it('of any days has what happened in them, and the balances before and after', async () => {
    for (const [from, to] of [
      [1, 24],
      [5, 12],
      [12, 12],
      [20, 31],
    ]) {
      for (const currency of ['BRL', 'USD']) {
        const period = `from=${dayOf(from ?? 1)}&to=${dayOf(to ?? 1)}`;
        const found = await statement(`${period}&currency=${currency}`);
        const eve = dayOf((from ?? 1) - 1);
        expect(found).toMatchObject({
          currencies: ['BRL', 'USD'],
          opening_balance: total('open', currency, eve),
          opening_credit: total('credit', currency, eve),
          closing_balance: total('open', currency, dayOf(to ?? 1)),
          closing_credit: total('credit', currency, dayOf(to ?? 1)),
        });
        expect(found.rows.every(({ day }) => day >= dayOf(from ?? 1) && day <= dayOf(to ?? 1))).toBe(true);
        expect(text(found.ageing.reduce((sum, { amount }) => sum + cents(amount), 0n))).toBe(found.closing_balance);
      }
    }
  });
});

it('neither a draft nor a cancelled invoice is in the statement of a client', async () => {
  const before = await statement('currency=BRL');
  await shop.written({ is_draft: true });
  const { uuid } = await shop.written({ created: '2026-03-31' });
  expect((await ana.put(`/api/v2/invoice/status/${uuid}`, { status: 'cancelled', reason: 'Twice' })).statusCode).toBe(
    200,
  );
  expect(await statement('currency=BRL')).toEqual(before);
});

describe('the file of a statement', () => {
  const file = (format: string, language = 'en') =>
    ana.get(`${url}/export?format=${format}&currency=BRL&from=2026-03-01&to=2026-03-31`, {
      'accept-language': language,
    });

  it('of the kind csv begins and ends with the balances', async () => {
    const { closing_balance: closing, rows } = await statement('currency=BRL&from=2026-03-01&to=2026-03-31');
    const lines = (await file('csv')).body.trim().split('\r\n');
    expect(lines).toHaveLength(rows.length + 3);
    expect(lines[1]).toMatch(/Opening balance.*,0\.00$/);
    expect(lines.at(-1)).toMatch(new RegExp(`Closing balance.*,${closing}$`));
  });

  it('of the kind pdf is drawn in the language of the request', async () => {
    const answer = await file('pdf', 'pt');
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const { pages } = await readPdf(answer.rawPayload);
    expect(pages[0]).toMatch(/Extrato do cliente[\s\S]*Saldo inicial[\s\S]*Saldo final/);
  });

  it('of the kind xlsx is a workbook, named after the client', async () => {
    const answer = await file('xlsx');
    expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK');
    expect(answer.headers['content-disposition']).toContain('Statement of account Blue Harbor Inc 2026-03-31.xlsx');
  });

  it('needs the permission to export clients', async () => {
    const lists = ['entities:show', 'invoices:list', 'credits:list', 'transactions:list'];
    const reader = await somebodyWith(api, lists);
    expect((await reader.get(`${url}/export`)).statusCode).toBe(403);
  });
});

describe('a statement is refused', () => {
  it('to those who may not list what it is made from', async () => {
    const clerk = await somebodyWith(api, ['entities:show', 'invoices:list', 'credits:list']);
    expect((await clerk.get(url)).statusCode).toBe(403);
    const reader = await somebodyWith(api, ['entities:show', 'invoices:list', 'credits:list', 'transactions:list']);
    expect((await reader.get(url)).statusCode).toBe(200);
  });

  it('for days in the wrong order, at the last one', async () => {
    const answer = await ana.get(`${url}?from=2026-03-02&to=2026-03-01`);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['to']]);
  });

  it('for a client that does not exist', async () => {
    const nobody = '/api/v2/entities/01890000-0000-7000-8000-000000000000/statement';
    expect((await ana.get(nobody)).statusCode).toBe(404);
  });
});
