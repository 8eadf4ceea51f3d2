import { listRecords } from '../../../engine/planner/list.ts';
import type { FindFile } from '../../../engine/resources/finder.ts';
import type { ListQuery } from '../../../engine/lists/query.ts';

/** The specification's paging parameters, besides page numbers. */
export const parameters = {
  limit: { type: 'integer', minimum: 1, maximum: 100, description: 'Records to return, instead of `per_page`.' },
  offset: { type: 'integer', minimum: 0, maximum: 1_000_000, description: 'Records to skip, instead of `page`.' },
};

/** Lists a company's people by convention, from any offset. */
export const find: FindFile['find'] = (db, reader, query, visible) =>
  listRecords(db, visible, reader, withoutClients(fromOffset(query)));

/** A missing offset means the first record, a missing limit the default. */
function fromOffset(query: ListQuery): ListQuery {
  const { limit, offset } = query.further;
  if (limit === undefined && offset === undefined) return query;
  return { ...query, perPage: Number(limit ?? query.perPage), skip: Number(offset ?? 0) };
}

const colleagues = { path: 'type', comparison: 'in', value: ['COMPANY', 'ACCOUNTANT', 'PARTNER'] } as const;

/** Clients' users, of whom a company may have many more, are listed by type and by key alone. */
const withoutClients = (query: ListQuery): ListQuery =>
  query.keys || query.filters.some(({ path }) => path === colleagues.path)
    ? query
    : { ...query, filters: [...query.filters, colleagues] };
