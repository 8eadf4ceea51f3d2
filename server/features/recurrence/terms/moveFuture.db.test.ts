import { expect, it } from 'vitest';
import { contractWorkshop } from '../../../../tests/support/contractWorkshop.ts';

const { api, ana, contract } = await contractWorkshop();

interface Scheduled {
  readonly created: string;
  readonly agreed_on?: string;
  readonly due_days?: number;
  readonly reason?: string;
}

// The invoice is due on 31 March, and planned for the 1st once it is issued thirty days before; today is the 10th.
it.each<[string, Scheduled, string, string]>([
  ['is planned later', { created: '2026-03-21' }, '2026-03-10', 'future'],
  ['was agreed later than its contract', { created: '2026-03-21', agreed_on: '2026-03-12' }, '2026-03-12', 'future'],
  ['was missed, on its date', { created: '2026-03-05', agreed_on: '2026-02-01' }, '2026-03-05', 'future'],
  ['is due a number of days after its issue', { created: '2026-03-21', due_days: 10 }, '2026-03-21', 'future'],
  ['is held as late', { created: '2026-03-21', reason: 'late' }, '2026-03-10', 'future'],
  ['is held for another reason', { created: '2026-03-21', reason: 'failed' }, '2026-03-10', 'held'],
])('an invoice that %s: %j is moved to %s, and is %s', async (_, scheduled, created, status) => {
  const uuid = await contract({ frequency: 1 });
  const { agreed_on = null, due_days = null, reason = null } = scheduled;
  await api.ownerPool.query(
    `update occurrences set created = $2, agreed_on = $3, due_days = $4, reason = $5,
       status = case when $5::text is null then 'future' else 'held' end where contract_uuid = $1`,
    [uuid, scheduled.created, agreed_on, due_days, reason],
  );
  await ana.put('/api/v2/issue-settings', { issue_lead_days: 30 });
  const { rows } = await api.ownerPool.query(
    'select created::text, due_date::text, status from occurrences where contract_uuid = $1',
    [uuid],
  );
  expect(rows).toEqual([{ created, due_date: '2026-03-31', status }]);
  await ana.put('/api/v2/issue-settings', { issue_lead_days: 10 });
});

it('an invoice is moved into the past only where the company allows retroactive dates', async () => {
  const uuid = await contract({ frequency: 1 });
  await api.ownerPool.query("update occurrences set agreed_on = '2026-02-01' where contract_uuid = $1", [uuid]);
  await ana.put('/api/v2/issue-settings', { issue_lead_days: 30, allows_retroactive: true });
  const { rows } = await api.ownerPool.query('select created::text from occurrences where contract_uuid = $1', [uuid]);
  expect(rows).toEqual([{ created: '2026-03-01' }]);
});
