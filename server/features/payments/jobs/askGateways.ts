import { inTenant, readOnPlatform } from '../../../database/transaction.ts';
import type { Collecting } from '../gateways/collection.ts';
import { askGateway, askRefund, gatewayActor } from '../gateways/ask.ts';
import { claimRefunds } from '../gateways/refunds.ts';
import { claimRequests } from '../gateways/requests.ts';
import { allCompanies, eachCompany, type Company } from '../../../engine/jobs/eachCompany.ts';
import type { Done, Job, JobContext } from '../../../engine/jobs/job.ts';

/** Requests and refunds of a company per round, which wait for the gateway one after another. */
const portion = 20;

const selectDue = 'select tenants_with_requests as id from tenants_with_requests($1::uuid[])';

/**
 * Asks gateways to collect issued invoices, to close settled ones and to give payments back, and asks about what is silent
 * for long: webhooks may be lost. It looks every few seconds, because a client may wait for the link.
 */
export const job: Job = {
  every: '* * * * *',
  pauseMs: 2_000,
  async work(context) {
    const { collecting } = context;
    if (!collecting) return { done: {}, failed: 0 };
    return eachCompany(context, await companiesToAsk(context), (company) => askOf(company, collecting, context));
  },
};

async function companiesToAsk({ pool }: JobContext): Promise<Company[]> {
  const companies = (await allCompanies(pool)).filter(({ is_suspended }) => !is_suspended);
  const keys = companies.map(({ id }) => id);
  const due = await readOnPlatform(pool, (db) => db.query<{ id: string }>(selectDue, [keys]));
  const found = new Set(due.map(({ id }) => id));
  return companies.filter(({ id }) => found.has(id));
}

async function askOf(
  { id: tenant, time_zone: timeZone }: Company,
  collecting: Collecting,
  context: JobContext,
): Promise<Done> {
  const { pool, clock, signal, budgets } = context;
  const gatewayContext = { ...collecting, pool, signal, callMs: budgets.gatewayMs };
  const done = { asked: 0, failed: 0 } satisfies Done;
  const scope = () => ({ tenant: { id: tenant, timeZone }, now: clock.now() });
  const calls = await inTenant(pool, { tenant, actor: gatewayActor }, async (db) => {
    const [requests, refunds] = [claimRequests(db, tenant, portion), claimRefunds(db, tenant, portion)];
    return [
      ...(await refunds).map((refund) => () => askRefund(gatewayContext, scope(), refund)),
      ...(await requests).map((request) => () => askGateway(gatewayContext, scope(), request)),
    ];
  });
  for (const call of calls) {
    signal.throwIfAborted();
    // oxlint-disable-next-line no-await-in-loop -- a gateway gets one call of a company at a time
    done[(await call()) ? 'asked' : 'failed'] += 1;
  }
  return done;
}
