import { describe, expect, it } from 'vitest';
import { contractWorkshop } from '../../../../tests/support/contractWorkshop.ts';

const { api, ana, itIs, contract, amend, run, invoicesOf } = await contractWorkshop();
const gil = await api.signIn('gil@globex.test');

interface Entry {
  readonly action: string;
  readonly command: string | null;
  readonly actor: string;
  readonly changes: Record<string, [unknown, unknown]>;
}

const history = async (uuid: string) => (await ana.get(`/api/v2/audit/contract/${uuid}`)).json<Entry[]>();

describe('the history of a contract', () => {
  it('has its making, each amendment, each issue and its end, newest first', async () => {
    const uuid = await contract();
    await amend(uuid, { kind: 'adjust', percent: '5', occurrence: 3, reason: 'Index of 2026' });
    await amend(uuid, { kind: 'extend', frequency: 13 });
    await itIs('2026-04-25T15:00:00Z');
    await run();
    await ana.put(`/api/v2/contracts/update-status/${uuid}`, { status: 'Cancelled' });

    const [cancelled, issued, extended, adjusted, created, ...others] = await history(uuid);
    expect(others).toEqual([]);
    expect(cancelled).toMatchObject({
      command: 'contracts.cancel',
      actor: 'Ana Souza <ana@acme.test>',
      changes: { status: ['Active', 'Cancelled'] },
    });
    expect(issued).toMatchObject({
      command: 'invoices.issue',
      actor: 'recurring run',
      changes: {
        'issued.1': [null, { occurrence: 1, due_date: '2026-03-31', total: '1080.00', number: expect.any(Number) }],
        'issued.2': [null, { occurrence: 2, due_date: '2026-04-30', total: '1080.00' }],
      },
    });
    expect(extended?.changes).toMatchObject({
      amendment: [null, { kind: 'extend', concerned: 1, occurrence: 13, change: { frequency: 13 } }],
      frequency: [12, 13],
    });
    expect(adjusted).toMatchObject({
      command: 'contracts.amend',
      changes: {
        amendment: [
          null,
          {
            kind: 'adjust',
            reach: 'from',
            occurrence: 3,
            concerned: 10,
            reason: 'Index of 2026',
            total_before: '12960.00',
            total_after: '13500.00',
            change: { percent: '5', occurrence: 3 },
          },
        ],
      },
    });
    expect(created).toMatchObject({ action: 'created', changes: { total_amount: [null, '12960.00'] } });
  });

  it('has the amendment of one invoice with its command', async () => {
    const uuid = await contract();
    const [, second] = await invoicesOf(uuid);
    await ana.put(`/api/v2/invoice/recurrence-update/${second?.uuid}`, { observation: 'Mind the holiday' });
    expect((await history(uuid))[0]).toMatchObject({
      command: 'invoices.complement',
      changes: {
        amendment: [
          null,
          { kind: 'details', reach: 'only', occurrence: 2, change: { observation: 'Mind the holiday' } },
        ],
      },
    });
  });

  it('has the end of one invoice, and what all come to without it', async () => {
    const uuid = await contract();
    const fifth = (await invoicesOf(uuid))[4];
    const dropped = await ana.put(`/api/v2/invoice/status/${fifth?.uuid}`, { status: 'cancelled' });
    expect(dropped.json()).toMatchObject({ status: 'cancelled', schedule_status: 'ended', detail: 'Fatura cancelada' });
    expect((await history(uuid))[0]).toMatchObject({
      command: 'invoices.drop',
      actor: 'Ana Souza <ana@acme.test>',
      changes: {
        amendment: [
          null,
          {
            kind: 'drop',
            reach: 'only',
            occurrence: 5,
            concerned: 1,
            total_before: '12960.00',
            total_after: '11880.00',
          },
        ],
      },
    });
  });

  it('is not visible to another company', async () => {
    const uuid = await contract();
    expect((await gil.get(`/api/v2/audit/contract/${uuid}`)).statusCode).toBe(404);
  });
});
