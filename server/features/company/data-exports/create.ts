import type { Language } from '../../../../domain/languages.ts';
import { ApiError } from '../../../base/errors.ts';
import { defaultBudgets } from '../../../limits/budgets.ts';
import type { Db } from '../../../database/transaction.ts';
import { readRecord } from '../../../engine/resources/read.ts';
import type { CreateFile } from '../../../engine/writing/writers.ts';
import { requireAll } from '../dataExport/rights.ts';

export const described = {
  summary: 'Request an export of everything that the company has, as one archive.',
  description:
    'It is made in the background, one at a time. Who requests it needs the rights to all data of the company until it is done; only people can.',
};

/** Only who may read all of it may ask for it. */
export const prepare: CreateFile<never, Language>['prepare'] = async (request) => {
  requireAll(request);
  return request.language;
};

interface Lately {
  readonly is_under_way: boolean;
  readonly count: number;
}

// One that failed does not count.
const selectLately = `
  select coalesce(bool_or(status in ('queued', 'working')), false) as is_under_way,
    (count(*) filter (where status <> 'failed' and requested_at > moment() - interval '24 hours'))::int as count
  from data_exports where tenant_id = $1 and (status in ('queued', 'working') or requested_at > moment() - interval '24 hours')`;

const insert = 'insert into data_exports (tenant_id, language) values ($1, $2) returning uuid';

/** Queues an export. Throws 409 `under_way` while there is one, and `too_many_requests`. */
export const create: CreateFile<Record<string, unknown>, Language>['create'] = async (db, making) => {
  const { resource, scope, prepared: language } = making;
  const tenant = scope.tenant.id;
  const { budgets = defaultBudgets } = scope;
  await lock(db, tenant);
  const [lately] = await db.query<Lately>(selectLately, [tenant]);
  if (lately?.is_under_way) {
    throw new ApiError('status_not_allowed', {
      reason: { code: 'under_way', words: 'dataExports.underWay' },
    });
  }
  if ((lately?.count ?? 0) >= budgets.dataExportsPerDay) {
    throw new ApiError('too_many_requests', { budget: 'dataExportsPerDay', retryAfter: 3600 });
  }
  const [row] = await db.query<{ uuid: string }>(insert, [tenant, language]);
  return { ...(await readRecord(db, resource, tenant, row?.uuid ?? '')), message: 'dataExports.requested' };
};

/** Requests at the same time wait for each other. */
const lock = (db: Db, tenant: string): Promise<unknown> =>
  db.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`data exports ${tenant}`]);
