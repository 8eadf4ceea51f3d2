import { readOnPlatform } from '../db/transaction.ts';
import type { JobContext } from './job.ts';

/** A company as a job comes to it: the key of its tenant, and where its days begin. */
export interface Company {
  readonly id: string;
  readonly time_zone: string;
}

/**
 * Does something for each company in turn. What fails with one keeps none of the others: it is logged, and left to the next
 * tick. Throws where the worker stops.
 */
export async function eachCompany(
  { pool, signal, logger }: JobContext,
  work: (company: Company) => Promise<void>,
): Promise<void> {
  const select = 'select id, time_zone from tenants';
  const companies = await readOnPlatform(pool, (db) => db.query<Company>(select), { isOperator: true });
  for (const company of companies) {
    await work(company).catch((err: unknown) => {
      signal.throwIfAborted();
      logger.error({ err, tenant: company.id }, 'A job failed with a company: its next tick tries again');
    });
  }
}
