import { beforeEach, describe, expect, it } from 'vitest';
import { invoiceBody, make } from '../../../../tests/support/company.ts';
import { contractWorkshop } from '../../../../tests/support/contractWorkshop.ts';

const workshop = await contractWorkshop();
const { api, made, ana, itIs, contract, amend, archive, leaving, archivedBuyer, holdLate, run, invoicesOf } = workshop;

const issueAhead = (days: number) => ana.put('/api/v2/issue-settings', { issue_lead_days: days, hold_late_days: 3650 });
const allowRetroactive = (is: boolean) => api.ownerPool.query('update companies set allows_retroactive = $1', [is]);
const runNow = async (body: object) => (await ana.post('/api/v2/runs', body)).json();
const aside = async () => (await ana.get('/api/v2/runs/preview?held=true')).json().results;

const later = { created: '2026-03-25', due_date: '2026-05-31' };

/** Returns the dates of a contract's issued invoices: emission and due date. */
const datesOf = async (uuid: string) =>
  (await invoicesOf(uuid))
    .filter(({ status }) => status === 'billed')
    .map(({ created, due_date: due }) => [created, due]);

/** Creates a contract whose buyer is archived while its first invoice is due, on March 21. */
async function heldThenRestored(): Promise<string> {
  const buyer = await leaving();
  const uuid = await contract({ service_buyer_uuid: buyer });
  await archive(buyer, true);
  await itIs('2026-03-21T15:00:00Z');
  await run();
  await archive(buyer, false);
  return uuid;
}

beforeEach(async () => {
  // Each test begins on an earlier day.
  await api.ownerPool.query('update counters set last_on = null');
  await issueAhead(10);
  await allowRetroactive(false);
  await api.ownerPool.query(
    "update occurrences set status = 'cancelled', reason = null where status in ('future', 'held')",
  );
});

/** Actions that move an issue date into the past despite daily runs; `kept` is the retroactive date. */
const moves: [string, kept: string, () => Promise<string>][] = [
  [
    'the company issues earlier',
    '2026-03-23',
    async () => {
      const uuid = await contract({ due_date: '2026-04-22', due_date_contract: '2027-04-22' });
      await itIs('2026-03-25T15:00:00Z');
      await run();
      await issueAhead(30);
      return uuid;
    },
  ],
  [
    'its contract is resumed',
    '2026-03-21',
    async () => {
      const uuid = await contract();
      await amend(uuid, { kind: 'pause', from: '2026-03-01' });
      await itIs('2026-03-25T15:00:00Z');
      await run();
      await amend(uuid, { kind: 'resume' });
      return uuid;
    },
  ],
  [
    'its buyer is restored',
    '2026-03-21',
    async () => {
      const uuid = await heldThenRestored();
      await itIs('2026-03-25T15:00:00Z');
      return uuid;
    },
  ],
];

describe('an invoice that could not be issued on its date', () => {
  it.each(moves)('is dated today if %s', async (_, _kept, move) => {
    const uuid = await move();
    expect(await run()).toMatchObject({ billed: 1, held: 0 });
    expect((await datesOf(uuid))[0]?.[0]).toBe('2026-03-25');
  });

  it.each(moves)('keeps its date if %s and retroactive invoices are allowed', async (_, kept, move) => {
    await allowRetroactive(true);
    const uuid = await move();
    expect(await run()).toMatchObject({ billed: 1, held: 0 });
    expect((await datesOf(uuid))[0]?.[0]).toBe(kept);
  });

  it('is not dated before the last number, even if retroactive invoices are allowed', async () => {
    await allowRetroactive(true);
    const uuid = await heldThenRestored();
    const other = await contract({ due_date: '2026-04-02', due_date_contract: '2027-04-02' });
    await archive((await invoicesOf(uuid))[0]?.service_buyer_uuid ?? '', true);
    await itIs('2026-03-25T15:00:00Z');
    await run();
    await archive((await invoicesOf(uuid))[0]?.service_buyer_uuid ?? '', false);
    await run();
    expect([await datesOf(other), await datesOf(uuid)]).toEqual([
      [['2026-03-23', '2026-04-02']],
      [['2026-03-23', '2026-03-31']],
    ]);
  });
});

describe('a catch-up', () => {
  it('keeps the dates of invoices missed during downtime, up to a month', async () => {
    await holdLate(31);
    const uuid = await contract();
    await itIs('2026-04-22T15:00:00Z');
    expect(await run()).toMatchObject({ billed: 1, held: 1 });
    expect(await datesOf(uuid)).toEqual([['2026-04-20', '2026-04-30']]);
  });

  it('keeps the dates of invoices that are late by at most the days that the company accepts', async () => {
    await holdLate(31);
    const uuid = await contract();
    await itIs('2026-04-21T15:00:00Z');
    expect(await run()).toMatchObject({ billed: 2, held: 0 });
    expect(await datesOf(uuid)).toEqual([
      ['2026-03-21', '2026-03-31'],
      ['2026-04-20', '2026-04-30'],
    ]);
  });

  it('keeps the date of one that was on hold as late, once the company accepts its delay', async () => {
    await holdLate(5);
    const uuid = await contract();
    await itIs('2026-03-28T15:00:00Z');
    expect(await run()).toMatchObject({ billed: 0, held: 1 });
    await holdLate(31);
    expect(await run()).toMatchObject({ billed: 1, held: 0 });
    expect(await datesOf(uuid)).toEqual([['2026-03-21', '2026-03-31']]);
  });

  it('keeps its dates beside later drafts, and invoices that users dated in the future', async () => {
    const uuid = await contract();
    await itIs('2026-03-25T15:00:00Z');
    for (const [is_draft, created] of [
      [true, '2026-03-24'],
      [false, '2026-04-24'],
    ] as const) {
      const other = await make(
        ana,
        '/api/v2/invoice/invoices-single/create',
        invoiceBody(made, { ...later, is_draft }),
      );
      await api.ownerPool.query('update invoices set created = $2 where uuid = $1', [other, created]);
    }
    await run();
    expect(await datesOf(uuid)).toEqual([['2026-03-21', '2026-03-31']]);
  });

  it('dates later ones today, once a user confirms them', async () => {
    await holdLate(5);
    const uuid = await contract();
    await itIs('2026-03-28T15:00:00Z');
    await run();
    expect(await runNow({ confirm_late: true })).toMatchObject({ billed: 1 });
    expect(await datesOf(uuid)).toEqual([['2026-03-28', '2026-03-31']]);
  });
});

describe('an invoice that would fall due before its issue', () => {
  it('is held with its reason, and issued with the due date that a user sets', async () => {
    const uuid = await heldThenRestored();
    await itIs('2026-04-10T15:00:00Z');
    expect(await run()).toMatchObject({ billed: 0, held: 1 });
    const [waiting] = await aside();
    expect(waiting).toMatchObject({ held_because: 'due_before_emission', due_date: '2026-03-31' });
    expect(await runNow({ uuid: [waiting.uuid] })).toMatchObject({ billed: 0, held: 1 });
    expect(await runNow({ uuid: [waiting.uuid], due_in_days: 15 })).toMatchObject({ billed: 1, held: 0 });
    expect(await datesOf(uuid)).toEqual([['2026-04-10', '2026-04-25']]);
  });

  it('is issued if it is due a number of days after its issue', async () => {
    const uuid = await heldThenRestored();
    await api.ownerPool.query('update occurrences set due_days = 7 where contract_uuid = $1 and occurrence = 1', [
      uuid,
    ]);
    await itIs('2026-04-10T15:00:00Z');
    expect(await run()).toMatchObject({ billed: 1, held: 0 });
    expect(await datesOf(uuid)).toEqual([['2026-04-10', '2026-04-17']]);
  });

  it('gets its due date by a run of all due invoices, which keeps later due dates', async () => {
    const first = await heldThenRestored();
    await itIs('2026-04-20T15:00:00Z');
    expect(await runNow({ due_in_days: 0 })).toMatchObject({ billed: 2, held: 0 });
    expect(await datesOf(first)).toEqual([
      ['2026-04-20', '2026-04-20'],
      ['2026-04-20', '2026-04-30'],
    ]);
  });

  it.each([-1, 366, 1.5])('rejects a due date %s days after the issue', async (days) => {
    const refused = await ana.post('/api/v2/runs', { due_in_days: days });
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['due_in_days']]);
  });

  it('keeps its previous reason while it applies', async () => {
    await archivedBuyer();
    await itIs('2026-04-10T15:00:00Z');
    await run();
    expect(await aside()).toMatchObject([{ held_because: 'party_archived' }, { held_because: 'party_archived' }]);
  });
});
