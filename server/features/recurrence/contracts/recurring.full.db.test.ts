import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dueDateOf } from '../../../../domain/recurrence/schedule/schedule.ts';
import { decimalText, parseDecimal } from '../../../../domain/money/decimal.ts';
import { decimalsOf } from '../../../../domain/money/decimals.ts';
import { divideRounded } from '../../../../domain/money/round.ts';
import { isOpen, type OccurrenceStatus } from '../../../../domain/recurrence/schedule/plannedOccurrences.ts';
import type { FrequencySymbology } from '../../../../schemas/parts/recurrence/recurrence.ts';
import { contractWorkshop } from '../../../../tests/support/contractWorkshop.ts';
import { lineBody } from '../../../../tests/support/company.ts';

const { api, made, ana, at, itIs, contract, amend, run, invoicesOf } = await contractWorkshop();

interface Read {
  readonly monthly_amount: string;
  readonly starts_on?: string;
  readonly ends_on?: string;
  readonly due_date: string;
  readonly currency: string;
  readonly frequency_symbology: FrequencySymbology;
}

const read = async (uuid: string): Promise<Read> => (await ana.get(`${at}/${uuid}`)).json();

const select = `
  select o.occurrence, o.status, m.total::text as total from occurrences o
  join contract_terms m on m.uuid = coalesce(o.lasting_terms_uuid, o.terms_uuid)
  where o.contract_uuid = $1 order by o.occurrence`;

const months = { M: 1n, T: 3n, Q: 4n, S: 6n, Y: 12n };

/** Returns the expected values of a contract, calculated from its invoices one by one. */
async function expected(uuid: string, { due_date, currency, frequency_symbology }: Read) {
  const { rows } = await api.ownerPool.query<{ occurrence: number; status: OccurrenceStatus; total: string }>(select, [
    uuid,
  ]);
  const counted = rows.filter(({ status }) => status !== 'cancelled');
  const last = counted.at(-1);
  if (!last) return { monthly: decimalText(0n, decimalsOf(currency)), starts: undefined, ends: undefined };
  const { total } = rows.find(isOpen) ?? last;
  const decimals = decimalsOf(currency);
  // The total has no more decimals than its currency.
  const monthly = divideRounded(parseDecimal(total, decimals), months[frequency_symbology]);
  const ends = dueDateOf({ due_date, frequency_symbology }, last.occurrence + 1);
  return { monthly: decimalText(monthly, decimals), starts: due_date, ends };
}

/** Returns the monthly amount and the end of a contract, after comparing them with its invoices. */
async function recurring(uuid: string) {
  const record = await read(uuid);
  const { monthly_amount: monthly, starts_on: starts, ends_on: ends } = record;
  expect({ monthly, starts, ends }).toEqual(await expected(uuid, record));
  return [monthly, ends];
}

describe('the monthly amount of a contract', () => {
  it.each([
    ['M', '1080.00', '2027-03-31'],
    ['T', '360.00', '2029-03-31'],
    ['Q', '270.00', '2030-03-31'],
    ['S', '180.00', '2032-03-31'],
    ['Y', '90.00', '2038-03-31'],
  ])(
    'is the total of an invoice by the months of its frequency %s, until the next would be due',
    async (symbology, ...is) => {
      const due_date_contract = '2040-12-31';
      expect(await recurring(await contract({ frequency_symbology: symbology, due_date_contract }))).toEqual(is);
    },
  );

  it.each([
    ['JPY', '1001', '360'],
    ['KWD', '1000.001', '360.000'],
    ['USD', '1000.01', '360.00'],
  ])('is rounded once, to the decimals of %s', async (currency, price, monthly) => {
    const lines = [lineBody(made, { price })];
    const uuid = await contract({ currency, frequency_symbology: 'T', frequency: 3, items_invoice: lines });
    expect((await recurring(uuid))[0]).toBe(monthly);
  });

  it('follows amendments as they take effect, except those of a single invoice', async () => {
    const uuid = await contract();
    const end = '2027-03-31';
    await amend(uuid, { kind: 'adjust', percent: '50', reach: 'only', occurrence: 1 });
    expect(await recurring(uuid)).toEqual(['1080.00', end]);
    await amend(uuid, { kind: 'adjust', percent: '100', occurrence: 3 });
    expect(await recurring(uuid)).toEqual(['1080.00', end]);
    await itIs('2026-05-25T15:00:00Z');
    await run();
    expect(await recurring(uuid)).toEqual(['2160.00', end]);
    await amend(uuid, { kind: 'adjust', percent: '-50' });
    expect(await recurring(uuid)).toEqual(['1080.00', end]);
  });

  it('ends with the last invoice, counts during a pause, and continues after an extension', async () => {
    const uuid = await contract();
    await amend(uuid, { kind: 'end', last_occurrence: 6 });
    expect(await recurring(uuid)).toEqual(['1080.00', '2026-09-30']);
    await amend(uuid, { kind: 'pause', from: '2026-04-01', until: '2026-12-31' });
    expect(await recurring(uuid)).toEqual(['1080.00', '2026-09-30']);
    await amend(uuid, { kind: 'extend', frequency: 8 });
    expect(await recurring(uuid)).toEqual(['1080.00', '2026-11-30']);
    await amend(uuid, { kind: 'drop', occurrence: 8 });
    expect(await recurring(uuid)).toEqual(['1080.00', '2026-10-31']);
  });

  it('stays that of the last invoice after cancellation, and is zero if none was issued', async () => {
    const [issued, never] = [await contract(), await contract()];
    await itIs('2026-04-25T15:00:00Z');
    await amend(never, { kind: 'pause', from: '2026-01-01', until: '2027-12-31' });
    await run();
    for (const uuid of [issued, never]) await ana.put(`${at}/update-status/${uuid}`, { status: 'Cancelled' });
    expect(await recurring(issued)).toEqual(['1080.00', '2026-05-31']);
    expect(await recurring(never)).toEqual(['0.00', undefined]);
  });

  it('follows a scenario once its invoices are recalculated', async () => {
    const uuid = await contract();
    const of = `/api/v2/scenarios/${made.scenario}`;
    const scenario = (await ana.get(of)).json();
    await ana.put(of, { ...scenario, tributes: [] });
    await itIs('2026-03-25T15:00:00Z');
    await run();
    expect((await recurring(uuid))[0]).toBe('1000.00');
    await ana.put(of, { ...(await ana.get(of)).json(), tributes: scenario.tributes });
  });

  it('creates no new version of the contract and no entry of its history', async () => {
    const uuid = await contract();
    await amend(uuid, { kind: 'adjust', percent: '100', occurrence: 2 });
    const { etag } = (await ana.get(`${at}/${uuid}`)).headers;
    await itIs('2026-03-25T15:00:00Z');
    await run();
    expect((await recurring(uuid))[0]).toBe('2160.00');
    expect((await ana.get(`${at}/${uuid}`)).headers.etag).toBe(etag);
    const history = (await ana.get(`/api/v2/audit/contract/${uuid}`)).json();
    expect(JSON.stringify(history)).not.toMatch(/monthly_amount|ends_on|starts_on|billed_amount|unpaid_from/);
  });
});

it('the database maintains it through any change of terms and statuses', async () => {
  const uuid = await contract({ frequency: 6, due_date_contract: '2040-12-31' });
  await amend(uuid, { kind: 'adjust', percent: '10', occurrence: 3 });
  await amend(uuid, { kind: 'adjust', percent: '10', occurrence: 5 });
  type Change = [occurrence: number, status: OccurrenceStatus, terms: number, lasting: number | null];
  const status = fc.constantFrom<OccurrenceStatus>('future', 'held', 'paused', 'skipped', 'billed', 'cancelled');
  const terms = fc.integer({ min: 0, max: 2 });
  const some: fc.Arbitrary<Change[]> = fc.uniqueArray(
    fc.tuple(fc.integer({ min: 1, max: 6 }), status, terms, fc.option(terms, { freq: 4 })),
    { minLength: 1, maxLength: 6, selector: ([occurrence]) => occurrence },
  );
  const ofContract = '(select uuid from contract_terms where contract_uuid = $1 order by uuid offset v.terms limit 1)';
  const setTerms = `
    update occurrences o set terms_uuid = ${ofContract},
      lasting_terms_uuid = case when v.lasting is not null then ${ofContract.replace('v.terms', 'v.lasting')} end
    from unnest($2::int[], $3::int[], $4::int[]) v (occurrence, terms, lasting)
    where o.contract_uuid = $1 and o.occurrence = v.occurrence`;
  const setStatus = `
    update occurrences o set status = v.status, reason = case when v.status = 'held' then 'failed' end
    from unnest($2::int[], $3::text[]) v (occurrence, status) where o.contract_uuid = $1 and o.occurrence = v.occurrence`;
  const one = (...changes: Change[]): [Change[]] => [changes];
  await fc.assert(
    fc.asyncProperty(some, async (changes) => {
      const keys = changes.map(([occurrence]) => occurrence);
      const given = [changes.map((change) => change[2]), changes.map((change) => change[3])];
      await api.ownerPool.query(setTerms, [uuid, keys, ...given]);
      await api.ownerPool.query(setStatus, [uuid, keys, changes.map((change) => change[1])]);
      const record = await read(uuid);
      const { monthly_amount: monthly, starts_on: starts, ends_on: ends } = record;
      expect({ monthly, starts, ends }).toEqual(await expected(uuid, record));
    }),
    {
      numRuns: 100,
      examples: [
        // Skipped, the next one has other terms; then it is to come again.
        one([1, 'skipped', 0, null], [2, 'skipped', 0, null]),
        one([1, 'future', 0, null]),
        // The next one is paused, and has other terms than the one after it.
        one([1, 'future', 0, null], [2, 'paused', 1, null], [3, 'future', 0, null]),
        one([1, 'billed', 0, null]),
        // The same for one on hold, and with lasting terms.
        one([1, 'future', 0, null], [2, 'held', 0, 2], [3, 'future', 0, null]),
        one([1, 'billed', 0, null]),
        one([6, 'cancelled', 2, null]),
        one([6, 'future', 2, null]),
      ],
    },
  );
});

it('currencies have the same decimals in the database as in the domain', async () => {
  const { rows } = await api.ownerPool.query<{ code: string; decimals: number }>(
    'select code, currency_decimals(code) as decimals from currencies',
  );
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter(({ code, decimals }) => decimals !== decimalsOf(code))).toEqual([]);
});

it('a list is filtered by the recurring period of contracts, and sums their monthly amounts', async () => {
  const uuid = await contract({ currency: 'CHF', due_date: '2026-03-31' });
  const sums = async (query: string) => (await ana.get(`${at}/summary?currency=CHF&${query}`)).json().sums;
  const all = [{ currency: 'CHF', count: 1, amounts: expect.objectContaining({ monthly_amount: '1080.00' }) }];
  expect(await sums('starts_on_lte=2026-03-31&ends_on_gte=2027-03-31')).toEqual(all);
  expect(await sums('starts_on_lte=2026-03-30')).toEqual([]);
  expect(await sums('starts_on_lte=2026-03-31&ends_on_gt=2027-03-31')).toEqual([]);
  const { results } = (await ana.get(`${at}?currency=CHF`)).json();
  expect(results).toEqual([expect.objectContaining({ uuid, starts_on: '2026-03-31', ends_on: '2027-03-31' })]);
});

it('scheduled invoices are filtered by schedule status, and paused ones are summed separately', async () => {
  const uuid = await contract({ frequency: 4 });
  await amend(uuid, { kind: 'pause', from: '2026-04-01', until: '2026-05-15' });
  expect((await invoicesOf(uuid)).map((one) => one.schedule_status)).toEqual([
    'to_come',
    'paused',
    'to_come',
    'to_come',
  ]);
  const list = '/api/v2/invoice/invoices-single';
  const of = async (query: string) => {
    const filter = `contract_uuid=${uuid}&${query}`;
    const { count } = (await ana.get(`${list}?${filter}`)).json();
    const { sums } = (await ana.get(`${list}/summary?${filter}`)).json();
    return [
      count,
      ...sums.map((sum: { count: number; amounts: { amount: string } }) => [sum.count, sum.amounts.amount]),
    ];
  };
  expect(await of('status=future')).toEqual([4, [4, '4320.00']]);
  expect(await of('status=future&schedule_status=to_come,held')).toEqual([3, [3, '3240.00']]);
  expect(await of('status=future&schedule_status=paused&is_overdue=false&type=recurring')).toEqual([1, [1, '1080.00']]);
  expect(await of('status=future&schedule_status=ended')).toEqual([0]);
  expect(await of('schedule_status=paused')).toEqual([0]);
});
