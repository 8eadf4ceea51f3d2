import { pino } from 'pino';
import { expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeRegistrations } from '../../../../tests/support/company.ts';
import { addUser } from '../../../../tests/support/identity.ts';
import { defaultBudgets } from '../../../limits/budgets.ts';
import { job } from '../jobs/sendMonths.ts';

const api = await testApp();
const ana = await api.signIn('ana@acme.test');
await addUser(api.ownerPool, {
  name: 'Lê',
  email: 'le@contas.test',
  type: 'ACCOUNTANT',
  tenants: ['acme'],
  role: 'accountant',
});
await addUser(api.ownerPool, { name: 'Alheia', email: 'alheia@contas.test', type: 'ACCOUNTANT', tenants: ['globex'] });

await makeRegistrations(api, ana);

const settings = '/api/v2/delivery-settings';

async function choose(day: number | null): Promise<void> {
  const { detail: _, ...now } = (await ana.get(settings)).json();
  const saved = await ana.put(settings, { ...now, month_mail_day: day });
  expect(saved.statusCode).toBe(200);
}

/** Runs the job at an instant, and returns all mails about months. */
async function mailsAt(at: string) {
  await job.work({
    pool: api.pool,
    clock: { now: () => new Date(at) },
    budgets: defaultBudgets,
    logger: pino({ enabled: false }),
    worker: 'test',
    site: 'https://ultramar.test',
    signal: new AbortController().signal,
  });
  const { rows } = await api.ownerPool.query<{ email: string; args: { company: string; month: string } }>(
    "select email, args from outbox where topic = 'month' order by created_at, uuid",
  );
  return rows.map(({ email, args }) => [email, args.company, args.month]);
}

it('accountants who may export get one mail about the month before, from the chosen day on in the company’s calendar', async () => {
  expect(await mailsAt('2026-11-28T12:00:00Z')).toEqual([]);
  await choose(5);
  expect(await mailsAt('2026-11-05T02:59:00Z')).toEqual([]);
  const october = ['carla@contas.test', 'Acme Software Ltda', 'outubro de 2026'];
  expect(await mailsAt('2026-11-05T03:01:00Z')).toEqual([october]);
  expect(await mailsAt('2026-11-06T12:00:00Z')).toEqual([october]);
  const november = ['carla@contas.test', 'Acme Software Ltda', 'novembro de 2026'];
  expect(await mailsAt('2026-12-09T12:00:00Z')).toEqual([october, november]);
  await choose(null);
  expect(await mailsAt('2027-01-09T12:00:00Z')).toHaveLength(2);
});

it.each([0, 29, 1.5])('day %s is no choice', async (month_mail_day) => {
  const { detail: _, ...now } = (await ana.get(settings)).json();
  const refused = await ana.put(settings, { ...now, month_mail_day });
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['month_mail_day']]);
});
