import { describe, expect, it } from 'vitest';
import { usLocation } from '../../../../tests/support/company.ts';
import { contractWorkshop } from '../../../../tests/support/contractWorkshop.ts';

const { api, made, ana, itIs, contract, amend, foresee, run, invoicesOf } = await contractWorkshop();

describe('the invoices that a contract is extended with', () => {
  it('replace ended ones of the same number, without anything that was agreed for those alone', async () => {
    const uuid = await contract({ frequency: 4 });
    await amend(uuid, { kind: 'adjust', percent: '100', reach: 'only', occurrence: 4 });
    await amend(uuid, { kind: 'end', last_occurrence: 3 });
    await api.ownerPool.query(
      "update occurrences set due_days = 5, agreed_on = '2026-02-01' where contract_uuid = $1 and occurrence = 4",
      [uuid],
    );
    await amend(uuid, { kind: 'extend', frequency: 4 });
    expect((await invoicesOf(uuid)).map(({ total }) => total)).toEqual(Array.from({ length: 4 }, () => '1080.00'));
    const { rows } = await api.ownerPool.query(
      `select status, due_days, agreed_on::text, lasting_terms_uuid from occurrences
       where contract_uuid = $1 and occurrence = 4`,
      [uuid],
    );
    expect(rows).toEqual([{ status: 'future', due_days: null, agreed_on: '2026-03-10', lasting_terms_uuid: null }]);
  });

  it('have the total of its terms, whatever happened to the first invoice', async () => {
    const uuid = await contract({ type: 'fixed' });
    await itIs('2026-03-25T15:00:00Z');
    await run();
    const [first] = await invoicesOf(uuid);
    await ana.put(`/api/v2/invoice/status/${first?.uuid}`, { status: 'cancelled' });
    const refused = await amend(uuid, { kind: 'extend', frequency: 14 });
    expect(refused.json().errors).toEqual({ confirm_total: expect.stringContaining('R$\u00a014.040,00') });
    const confirmed = await amend(uuid, { kind: 'extend', frequency: 14, confirm_total: true });
    expect(confirmed.json()).toMatchObject({ total_amount: '14040.00' });
  });

  it('have the total of its terms today, even if no invoice was scheduled under them', async () => {
    const scenario = `/api/v2/scenarios/${made.scenario}`;
    const uuid = await contract({ frequency: 1 });
    await itIs('2026-03-25T15:00:00Z');
    await run();
    const { tributes, ...scenarioBody } = (await ana.get(scenario)).json();
    const cheaper = { ...scenarioBody, tributes: tributes.map((one: object) => ({ ...one, value: '1' })) };
    await ana.put(scenario, cheaper);
    const answer = (await foresee(uuid, { kind: 'extend', frequency: 2 })).json();
    await amend(uuid, { kind: 'extend', frequency: 2 });
    await itIs('2026-04-25T15:00:00Z');
    await run();
    const [, second] = await invoicesOf(uuid);
    expect(second?.total).not.toBe('1080.00');
    expect(answer.occurrences).toMatchObject([{ occurrence: 2, after: { total: second?.total } }]);
  });

  it('are issued to the current parties, even if these changed while nothing was scheduled', async () => {
    const uuid = await contract({ frequency: 1 });
    await itIs('2026-03-25T15:00:00Z');
    await run();
    await ana.put(`/api/v2/entities/${made.entity}`, { name: 'Red Harbor Inc', location: usLocation });
    await api.ownerPool.query("update companies set name = 'Acme Ltda' where uuid = $1", [made.company]);
    await amend(uuid, { kind: 'extend', frequency: 2 });
    await itIs('2026-04-25T15:00:00Z');
    await run();
    const names = (await invoicesOf(uuid)).map((one) => [one.service_provider.name, one.service_buyer.name]);
    expect(names).toEqual([
      ['Acme Software Ltda', 'Blue Harbor Inc'],
      ['Acme Ltda', 'Red Harbor Inc'],
    ]);
  });

  it('are paused with the others until they are resumed', async () => {
    const uuid = await contract({ frequency: 2 });
    await amend(uuid, { kind: 'pause', from: '2026-04-01' });
    const body = { kind: 'extend', frequency: 4 };
    const previewed = (await foresee(uuid, body)).json();
    expect(previewed.after.total).toBe(previewed.before.total);
    expect((await amend(uuid, body)).statusCode).toBe(200);
    const statuses = async () => (await invoicesOf(uuid)).map((one) => one.schedule_status);
    expect(await statuses()).toEqual(['to_come', 'paused', 'paused', 'paused']);
    await itIs('2026-06-15T15:00:00Z');
    await run();
    expect(await statuses()).toEqual([undefined, 'paused', 'paused', 'paused']);
    await amend(uuid, { kind: 'resume' });
    await amend(uuid, { kind: 'extend', frequency: 5 });
    expect((await statuses()).slice(1)).toEqual(['paused', 'paused', 'to_come', 'to_come']);
  });

  it('are issued no earlier than the day of the extension, even if the lead days are raised later', async () => {
    const uuid = await contract({ frequency: 1 });
    await itIs('2026-05-15T15:00:00Z');
    await run();
    await amend(uuid, { kind: 'extend', frequency: 4, past_dates: 'postpone', due_days: 5 });
    const dates = async () => (await invoicesOf(uuid)).map(({ created }) => created);
    expect(await dates()).toEqual(['2026-03-21', '2026-05-15', '2026-05-21', '2026-06-20']);
    const issueDaysAhead = (days: number) => ana.put('/api/v2/issue-settings', { issue_lead_days: days });
    await issueDaysAhead(0);
    expect(await dates()).toEqual(['2026-03-21', '2026-05-15', '2026-05-31', '2026-06-30']);
    await issueDaysAhead(60);
    expect(await dates()).toEqual(['2026-03-21', '2026-05-15', '2026-05-15', '2026-05-15']);
    await issueDaysAhead(10);
  });
});

describe('due dates that have passed when a contract is extended', () => {
  const extension = { kind: 'extend', frequency: 4 };
  /** Creates a contract of one invoice, which ended in March; of three more, that of April is due before today. */
  async function ended(): Promise<string> {
    const uuid = await contract({ frequency: 1 });
    await itIs('2026-05-15T15:00:00Z');
    await run();
    return uuid;
  }
  const added = async (uuid: string) =>
    (await invoicesOf(uuid))
      .slice(1)
      .map(({ created, due_date: due, schedule_status: scheduleStatus }) => [created, due, scheduleStatus]);
  const rest = [
    ['2026-05-21', '2026-05-31', 'to_come'],
    ['2026-06-20', '2026-06-30', 'to_come'],
  ];

  it('are listed by the preview, and the user has to choose between skipping and postponing them', async () => {
    const uuid = await ended();
    const previewed = await foresee(uuid, extension);
    expect([previewed.statusCode, previewed.json()]).toMatchObject([200, { past_due_dates: ['2026-04-30'] }]);
    const refused = await amend(uuid, extension);
    expect([refused.statusCode, refused.json().errors]).toEqual([
      400,
      { past_dates: expect.stringContaining('30/04/2026') },
    ]);
    expect(await added(uuid)).toEqual([]);
  });

  it('are skipped, and no invoice is issued for them', async () => {
    const uuid = await ended();
    expect((await amend(uuid, { ...extension, past_dates: 'skip' })).statusCode).toBe(200);
    expect(await added(uuid)).toEqual([['2026-05-15', '2026-04-30', 'skipped'], ...rest]);
    expect(await run()).toMatchObject({ billed: 0, held: 0 });
  });

  it('are replaced by some days after the issue, which is today', async () => {
    const uuid = await ended();
    const body = { ...extension, past_dates: 'postpone', due_days: 7 };
    const previewed = (await foresee(uuid, body)).json();
    expect(previewed.occurrences[0]).toMatchObject({ occurrence: 2, due_date: '2026-05-22', status: 'future' });
    await amend(uuid, body);
    expect(await added(uuid)).toEqual([['2026-05-15', '2026-05-22', 'to_come'], ...rest]);
    await itIs('2026-05-17T15:00:00Z');
    await run();
    expect((await added(uuid))[0]).toEqual(['2026-05-15', '2026-05-22', undefined]);
  });

  it('need a decision only if there are any', async () => {
    const uuid = await contract();
    expect((await foresee(uuid, { kind: 'extend', frequency: 14 })).json()).toMatchObject({ past_due_dates: [] });
    expect((await amend(uuid, { kind: 'extend', frequency: 14 })).statusCode).toBe(200);
  });

  it.each([
    [{ past_dates: 'postpone' }, 'due_days'],
    [{ past_dates: 'skip', due_days: 3 }, 'due_days'],
    [{ past_dates: 'postpone', due_days: 366 }, 'due_days'],
    [{ past_dates: 'keep' }, 'past_dates'],
  ])('are not decided by %j', async (choice, path) => {
    const refused = await amend(await contract(), { kind: 'extend', frequency: 14, ...choice });
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, [path]]);
  });
});
